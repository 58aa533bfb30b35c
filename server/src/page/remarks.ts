import * as z from 'zod';
import type { RefusedLine } from '@almanaque/shared-contracts/schemas';
import { lineNumbers } from './line-numbers.ts';
import type { RegistryText } from '../config/registry-text.ts';
import { PAGE } from './remote-address.ts';

/** How each field is written, for a person. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'es el nombre de una parte, como mf-calendar',
  manifest: 'es la dirección de su mf-manifest.json',
  contract: 'es un rango de versiones: escribilo como ^1.0.0',
  preload: 'es true o false',
  integrity: 'es lo que dice su integrity.json, entre llaves',
  allow: 'es la lista de lo que la parte puede además, como ["pagina"]',
  hide: 'es la lista de lo que no se muestra, como ["pagina"]',
  order: 'es el lugar de cada cosa entre las demás, como {"pagina": 1}',
  replace: 'es de qué ocupa el lugar cada cosa, como {"mes": "mf-calendar/calendar"}',
};

function wrong(field: string, problem: string): string {
  const right = FIELDS[field.split('.')[0] ?? ''];
  return right === undefined ? problem : `${problem}: ${right}`;
}

/** What is wrong with a line, and how it would be right. */
export const refusalOf = ({ field, problem }: RefusedLine): string => wrong(field, problem);

/** Whether anything could be asked for there. */
const isAddress = (manifest: string): boolean =>
  URL.canParse(manifest, PAGE) && /^https?:$/.test(new URL(manifest, PAGE).protocol);

/** Something in the registry that does not count, for whoever writes it. */
export interface Remark {
  /** The line of the file, counted from 1; null: it is not known. */
  readonly line: number | null;
  /** The part, as it is written; null: none is named. */
  readonly part: string | null;
  /** In Spanish. */
  readonly reason: string;
}

const fieldsSchema = z.object({ name: z.string(), manifest: z.string() }).loose();

/** What is wrong with a registry whose text could be read. */
export function remarksOn({ text, content, registry }: RegistryText): Remark[] {
  const numbers = lineNumbers(text);
  const lineAt = (index: number) => numbers[index] ?? null;
  const refused = registry.refused.map((line) => ({
    line: lineAt(line.index),
    part: line.name,
    reason: refusalOf(line),
  }));
  const { remotes } = z.object({ remotes: z.array(z.unknown()) }).parse(content);
  const ignored = remotes.flatMap((line, index): Remark[] => {
    const fields = fieldsSchema.safeParse(line).data;
    if (!fields || registry.refused.some((one) => one.index === index)) return [];
    const remark = (reason: string) => ({ line: lineAt(index), part: fields.name, reason });
    const unknown = Object.keys(fields).filter((field) => !(field in FIELDS));
    return [
      ...(isAddress(fields.manifest) ? [] : [remark(wrong('manifest', '«manifest» no vale'))]),
      ...unknown.map((field) => remark(`«${field}» no se conoce: no cuenta`)),
    ];
  });
  return [...refused, ...ignored];
}
