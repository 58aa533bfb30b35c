import { OPENID_VARIABLES } from './openid.ts';
import { PLANNER_VARIABLES } from './planner.ts';
import { variablesSchema } from './variables.ts';

/** The names of all settings, as the tables that read them have them. */
export const KNOWN_VARIABLES: ReadonlySet<string> = new Set([
  ...Object.keys(variablesSchema.shape),
  ...PLANNER_VARIABLES,
  ...OPENID_VARIABLES,
]);

/** What only docker-compose.yml reads, from the same `.env`. */
export const COMPOSE_VARIABLES: ReadonlySet<string> = new Set(['POSTGRES_PASSWORD', 'PORTALS']);

/** How many letters have to be put in, taken out or changed to turn one word into the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  [...one].forEach((letter, above) => {
    const next = [above + 1];
    [...other].forEach((match, index) => {
      const changed = (row[index] ?? 0) + (letter === match ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    });
    row = next;
  });
  return row[other.length] ?? 0;
}

/** Of four letters one may be wrong: beyond that it is another word. */
const LETTERS_A_SLIP = 4;

/** The setting that somebody who wrote `name` most likely meant; null: none is near. */
export function meantVariable(name: string): string | null {
  const distances = [...KNOWN_VARIABLES].map((known) => ({
    known,
    distance: editDistance(name.toUpperCase(), known),
  }));
  const nearest = distances.reduce((best, next) => (next.distance < best.distance ? next : best));
  return nearest.distance <= Math.max(1, name.length / LETTERS_A_SLIP) ? nearest.known : null;
}
