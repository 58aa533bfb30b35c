import { createInterface } from 'node:readline/promises';
import { isPoint, POINTS } from './points.ts';

export interface Answers {
  /** 'mf-encuestas' */
  readonly name: string;
  readonly points: readonly string[];
}

/** What cannot be done, in a sentence for whoever asked for it. */
export class Refusal extends Error {}

/** 'Encuestas' → 'mf-encuestas' */
export function nameFrom(text: string): string {
  const plain = text.trim().toLowerCase().replaceAll(' ', '-');
  const name = plain.startsWith('mf-') ? plain : `mf-${plain}`;
  if (/^mf-[a-z][a-z-]*$/.test(name)) return name;
  throw new Refusal(`«${text}» no puede ser el nombre: van letras de la a a la z y guiones.`);
}

export function pointsFrom(text: string): string[] {
  const points = [...new Set(text.split(',').map((point) => point.trim()))].filter(Boolean);
  const unknown = points.filter((point) => !isPoint(point));
  if (unknown.length > 0) throw new Refusal(`No hay un lugar «${unknown.join('», «')}».`);
  if (points.length === 0) throw new Refusal('Hace falta al menos un lugar.');
  return points;
}

/** Asks for what was not said. */
export async function ask(given: {
  readonly name: string | undefined;
  readonly points: string | undefined;
}): Promise<Answers> {
  if (given.name !== undefined && given.points !== undefined) {
    return { name: nameFrom(given.name), points: pointsFrom(given.points) };
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const name = nameFrom(given.name ?? (await terminal.question('¿Cómo se llama la parte? ')));
    if (given.points !== undefined) return { name, points: pointsFrom(given.points) };
    for (const [point, what] of Object.entries(POINTS)) console.log(`  ${point}: ${what}`);
    const text = await terminal.question('¿Qué lugares llena, separados por comas? (panel) ');
    return { name, points: pointsFrom(text || 'panel') };
  } finally {
    terminal.close();
  }
}
