import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { inHouse } from '../../../tools/house.ts';

const mountSchema = z.union([
  z.string(),
  z.object({
    type: z.literal('volume'),
    source: z.string(),
    target: z.string(),
    read_only: z.boolean(),
    volume: z.object({ nocopy: z.boolean() }),
  }),
]);

const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.literal('.'), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string().regex(/^(?:127\.0\.0\.1:)?\d+:\d+$/)).default([]),
  volumes: z.array(mountSchema).default([]),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  read_only: z.boolean().default(false),
});
export type Service = z.infer<typeof serviceSchema>;

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});

/** docker-compose.yml as written, for its schema. */
export const rawCompose = (): unknown =>
  parse(readFileSync(inHouse('docker-compose.yml'), 'utf8'), { merge: true });

export const readCompose = () => composeSchema.parse(rawCompose());

const INNERMOST = /\$\{(?<name>\w+)(?::(?<operator>[-?])(?<rest>[^{}]*))?\}/;

/**
 * A value with its variables filled in, as Compose does it: '${A}', '${A:-default}', '${A:?message}',
 * one inside another.
 * @throws what the file says of a variable that must be set.
 */
export function interpolate(value: string, env: Readonly<Record<string, string>>): string {
  const found = INNERMOST.exec(value);
  if (!found?.groups) return value;
  const { name = '', operator, rest = '' } = found.groups;
  const set = env[name] ?? '';
  if (set === '' && operator === '?') throw new Error(rest);
  const filled = set === '' && operator === '-' ? rest : set;
  return interpolate(
    value.replace(found[0], () => filled),
    env,
  );
}

/** A service's environment, with what `env` sets. */
export const environmentOf = (
  { environment }: Service,
  env: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(value, env)]),
  );
