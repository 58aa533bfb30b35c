import { readdirSync } from 'node:fs';
import { StartError } from '../server/src/config/start-error.ts';
import { attackTable, linesIn, type AttackLine } from './lib/attack-table.ts';
import { inHouse } from '../tools/house.ts';
import { run } from '../tools/run.ts';
import { command } from '../tools/say.ts';

const FOLDER = 'server/attacks';

/** An attack that takes longer found something too, or is too long for one. */
const LIMIT_MS = 20 * 60_000;

/** Which attacks, all where none is named. */
function asked(named: readonly string[]): readonly string[] {
  const known = readdirSync(inHouse(FOLDER))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartError(`No existe '${unknown.join("', '")}'. Hay: ${known.join(', ')}.`);
  }
  return named.length === 0 ? known : known.filter((name) => named.includes(name));
}

// `npm run attack -- lost-connections --rounds=5`: what begins with '--' is for the attacks.
const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith('--'));
const names = given.filter((argument) => !options.includes(argument));

// One after another: each measures what the others on this machine feel.
await command(async () => {
  const lines: AttackLine[] = [];
  let failed = 0;
  for (const name of asked(names)) {
    console.log(`\n── ${name}`);
    const { code, output } = await run([inHouse(FOLDER, `${name}.ts`), ...options], {
      show: true,
      limitMs: LIMIT_MS,
      silenceMs: LIMIT_MS,
    });
    const own = linesIn(output);
    lines.push(...own);
    if (code === 0) continue;
    failed += 1;
    if (!own.some(({ figure }) => figure.endsWith('(fuera)'))) {
      lines.push({ name, figure: 'no terminó bien', limit: '' });
    }
  }
  console.log(`\n${attackTable(lines)}`);
  return failed === 0 ? 0 : 1;
});
