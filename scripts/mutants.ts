import { mkdirSync, writeFileSync } from 'node:fs';
import { MODULES, testsOf, type MutatedModule } from '../mutants/modules.ts';
import { StartError } from '../server/src/config/start-error.ts';
import { inHouse } from '../tools/house.ts';
import { installApart } from '../tools/install-apart.ts';
import { run } from '../tools/run.ts';
import { command } from '../tools/say.ts';

/** How many of a hundred changes of the code the tests must notice. */
const GOAL = 85;

const COPIED = ['build', 'mutants', 'remote-loader', 'server', 's*', 'mf-*', '*.json', '*.mjs'];

/** Stryker's options: https://stryker-mutator.io/docs/stryker-js/configuration */
const optionsOf = (module: MutatedModule) => ({
  mutate: [module.file],
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: module.project === 'server' ? ['--experimental-vm-modules'] : [],
  jest: {
    configFile: 'mutants/jest.config.mjs',
    enableFindRelatedTests: false,
    config: { testMatch: testsOf(module).map((file) => `<rootDir>/${file}`) },
  },
  coverageAnalysis: 'perTest',
  // Types are checked by `npm run types`, and jest strips them.
  disableTypeChecks: false,
  // Each mutant has the machine for itself: some are told by the time their tests take.
  concurrency: 1,
  warnings: { slow: false },
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  thresholds: { high: 100, low: GOAL, break: GOAL },
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  // What is copied to be changed there: the packages' sources and how jest reads them.
  ignorePatterns: ['/*', ...COPIED.map((name) => `!/${name}`), 'dist'],
});

/** Changes one module bit by bit, with its own tests. */
async function mutate(module: MutatedModule): Promise<number> {
  const options = inHouse('.cache/mutants.json');
  mkdirSync(inHouse('.cache'), { recursive: true });
  writeFileSync(options, JSON.stringify(optionsOf(module)));
  const stryker = inHouse('mutants/node_modules/@stryker-mutator/core/bin/stryker.js');
  const env = { MUTATED_PROJECT: module.project };
  const { code } = await run([stryker, 'run', options], { env, show: true });
  return code;
}

// `npm run mutants -- repetition`: the modules that have this in their path; without it, all.
await command(async () => {
  const asked = process.argv.slice(2);
  const modules = MODULES.filter(
    ({ file }) => asked.length === 0 || asked.some((part) => file.includes(part)),
  );
  if (modules.length === 0) {
    throw new StartError(`Ninguno de mutants/modules.ts tiene '${asked.join("' ni '")}'.`);
  }
  installApart(inHouse('mutants'));
  const below: string[] = [];
  for (const module of modules) if ((await mutate(module)) !== 0) below.push(module.file);
  if (below.length > 0) console.error(`Sin llegar a ${GOAL} %: ${below.join(', ')}.`);
  return below.length === 0 ? 0 : 1;
});
