import { setTimeout as sleep } from 'node:timers/promises';
import { peopleImportSchema, type PeopleImport } from '@almanaque/api';
import { randomFrom } from '../support/random.ts';
import { measureLoad, type LoadResult } from './load.ts';
import { GIVEN_NAMES, OFFICES, SURNAMES, TEAMS } from './names.ts';
import { MONTH } from './scenarios.ts';

const HEADER = 'Legajo;Nombre;Apellido;Email;Fecha de nacimiento;Fecha de ingreso;Sede;Área';

/** A roster with so many people, the same ones each time. */
export function fileOf(rows: number): string {
  const random = randomFrom(rows);
  const oneOf = (items: readonly string[]) => items[Math.floor(random() * items.length)] ?? '';
  const two = (below: number) => String(1 + Math.floor(random() * below)).padStart(2, '0');
  const lines = Array.from({ length: rows }, (_, index) =>
    [
      `N${index}`,
      oneOf(GIVEN_NAMES),
      oneOf(SURNAMES),
      `nueva${index}@empresa.com.ar`,
      `${two(28)}/${two(12)}/19${60 + Math.floor(random() * 40)}`,
      `${two(28)}/${two(12)}/20${10 + Math.floor(random() * 15)}`,
      oneOf(OFFICES),
      oneOf(TEAMS),
    ].join(';'),
  );
  return [HEADER, ...lines].join('\n');
}

export interface Imported {
  readonly rowsPerSecond: number;
  /** The worst of each two seconds in which months were asked for, one after the other. */
  readonly monthMeanwhile: Pick<LoadResult, 'p50' | 'p99'>;
}

const SECONDS_WATCHED = 2;

/** From the upload to the last row written, through the API as the page uses it. */
export async function importRows(
  url: string,
  headers: Readonly<Record<string, string>>,
  rows: number,
): Promise<Imported> {
  const send = async (method: string, path: string, body?: string): Promise<PeopleImport> => {
    const response = await fetch(`${url}/api/v1/people/imports${path}`, {
      method,
      headers: { ...headers, 'content-type': path.includes('?') ? 'text/csv' : 'application/json' },
      ...(body !== undefined && { body }),
    });
    if (!response.ok) throw new Error(await response.text());
    return peopleImportSchema.parse(await response.json());
  };
  const settled = async ({ id }: PeopleImport): Promise<PeopleImport> => {
    for (;;) {
      const seen = await send('GET', `/${id}`);
      if (seen.state !== 'working') return seen;
      await sleep(50);
    }
  };

  const file = fileOf(rows);
  const begun = performance.now();
  const working = (async () => {
    const read = await settled(await send('POST', '?fileName=nomina.csv', file));
    const applied = await settled(await send('POST', `/${read.id}/apply`, '{}'));
    if (applied.state !== 'applied') throw new Error(`The import is ${applied.state}.`);
    return performance.now() - begun;
  })();
  const progress = { isOver: false };
  const ended = () => {
    progress.isOver = true;
  };
  void working.then(ended, ended);
  const seen: LoadResult[] = [];
  let begin = 0;
  while (!progress.isOver) {
    const load = { url, paths: MONTH.paths, begin, connections: 1, headers: {} };
    const result = await measureLoad({ ...load, seconds: SECONDS_WATCHED });
    begin += result.asked;
    seen.push(result);
  }
  const worst = (of: 'p50' | 'p99') => Math.max(...seen.map((result) => result[of]));
  return {
    rowsPerSecond: rows / ((await working) / 1000),
    monthMeanwhile: { p50: worst('p50'), p99: worst('p99') },
  };
}
