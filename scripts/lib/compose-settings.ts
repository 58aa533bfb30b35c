import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { environmentOf, readCompose } from '../../e2e/deploy/support/compose.ts';

/** What buildah tells of an image, as Docker writes it. */
const configSchema = z.object({
  User: z.string().default(''),
  WorkingDir: z.string().default(''),
  Env: z.array(z.string()).default([]),
  Cmd: z.array(z.string()),
  Healthcheck: z.object({ Test: z.array(z.string()) }).optional(),
});
const inspectedSchema = z.object({ Docker: z.object({ config: configSchema }) });

/** One word of bash, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const list = (name: string, items: readonly string[]): string =>
  `${name}=(${items.map(quoted).join(' ')})`;

/** 'CMD a b' and 'CMD-SHELL a b', as Docker runs them. */
const commandOf = ([kind, ...words]: readonly string[]): readonly string[] =>
  kind === 'CMD-SHELL' ? ['sh', '-c', words.join(' ')] : words;

// `scripts/compose-set.sh`: what docker-compose.yml and the image FILE say of the service NAME.
const [file = '', name = ''] = (process.argv[2] ?? '').split(':');
const image = inspectedSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).Docker.config;
const { services } = readCompose();
const service = services[name];
if (!service) throw new Error(`docker-compose.yml has no service ${name}.`);
const environment = environmentOf(service, {
  POSTGRES_PASSWORD: 'una clave: #%&',
  AUTH_SECRET: 'un secreto de sesiones al azar, bastante largo',
});
const volumes = service.volumes.map((mount) =>
  typeof mount === 'string' ? mount : `${mount.source}:${mount.target}:nocopy`,
);
console.log(
  [
    `user=${quoted(image.User || 'root')}`,
    `directory=${quoted(image.WorkingDir || '/')}`,
    list('variables', [
      ...image.Env,
      ...Object.entries(environment).map(([key, value]) => `${key}=${value}`),
    ]),
    list('volumes', volumes),
    list('command', image.Cmd),
    list(
      'health',
      commandOf(service.healthcheck?.test ?? image.Healthcheck?.Test ?? ['CMD', 'true']),
    ),
  ].join('\n'),
);
