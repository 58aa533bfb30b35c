import { parseArgs } from 'node:util';
import { runSuite, writeReports } from '../bench/run.ts';
import { SUITES } from '../bench/suites.ts';
import { StartError } from '../server/src/config/start-error.ts';
import { command } from '../tools/say.ts';

const ROUNDS = 7;

interface Asked {
  readonly names: readonly string[];
  /** The tricks of `build/TRICKS.md` to measure, in the place of suites. */
  readonly tricks: readonly string[];
  readonly rounds: number;
  readonly onlyReports: boolean;
}

const WITHOUT = 'without=';

/** Which suites, all where none is named, and how often each contestant is measured. */
function asked(args: string[]): Asked {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(ROUNDS) },
      // Nothing is measured: the documents are written from the results as they are.
      report: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new StartError(`--rounds pide un número entero, y no '${values.rounds}'.`);
  }
  const tricks = positionals
    .filter((name) => name.startsWith(WITHOUT))
    .map((name) => name.slice(WITHOUT.length));
  const named = positionals.filter((name) => !name.startsWith(WITHOUT));
  const known = Object.keys(SUITES);
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartError(`No existe '${unknown.join("', '")}'. Hay: ${known.join(', ')}.`);
  }
  const names = positionals.length === 0 ? known : known.filter((name) => named.includes(name));
  return { names, tricks, rounds, onlyReports: values.report };
}

await command(async () => {
  const { names, tricks, rounds, onlyReports } = asked(process.argv.slice(2));
  if (onlyReports) {
    await writeReports();
    return 0;
  }
  for (const trick of tricks) {
    // With webpack, which no suite needs.
    const { measureWithout } = await import('../bench/tricks/without.ts');
    await measureWithout(trick, { rounds, say: (line) => console.log(`  ${line}`) });
  }
  let failed = 0;
  for (const name of names) {
    try {
      const suite = await SUITES[name]?.();
      if (suite) await runSuite(suite, rounds);
    } catch (error) {
      // The others are worth measuring all the same.
      failed += 1;
      console.error(`${name}:`, error);
    }
  }
  return failed === 0 ? 0 : 1;
});
