import { readFileSync } from 'node:fs';
import { inHouse } from '../../../tools/house.ts';
import type { PortalSite } from '../support/embedding.ts';

const EXAMPLE = /^```\w+ (\S+)\n(.*?)^```$/gms;

const EXAMPLES = new Map(
  [...readFileSync(inHouse('EMBEDDING.md'), 'utf8').matchAll(EXAMPLE)].map(
    ([, name = '', code = '']) => [name, code],
  ),
);

/** The example of that name in EMBEDDING.md, to the letter. */
export function exampleAsIs(name: string): string {
  const code = EXAMPLES.get(name);
  if (code === undefined) throw new Error(`EMBEDDING.md has no example ${name}.`);
  return code;
}

/** The same, but for the addresses in it. */
export const example = (name: string, { api, origins }: PortalSite): string =>
  exampleAsIs(name)
    .replaceAll('https://api.ejemplo.com.ar', api)
    .replaceAll('https://calendario.ejemplo.com.ar', origins['mf-calendar'].url)
    .replaceAll('https://campanita.ejemplo.com.ar', origins['mf-notifications'].url);
