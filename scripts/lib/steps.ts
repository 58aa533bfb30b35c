import type { NeedName } from '../../tools/need.ts';
import { inHouse, tool } from '../../tools/house.ts';

export interface Step {
  readonly title: string;
  /** Each the arguments of a Node of its own; they run side by side. */
  readonly commands: readonly (readonly string[])[];
  /** Whether the output is worth following, or only of use when the step fails. */
  readonly show: boolean;
  /** In a run of several it goes beside the tests, which leave a core idle now and then, and is not shown. */
  readonly aside?: true;
  /** The step without which this one has nothing to look at. */
  readonly after?: 'build';
  /** What its tests need besides Node and the packages. */
  readonly needs?: readonly NeedName[];
  /** The arguments with which its tests do without one of `needs`, where they do not see to it themselves. */
  readonly without?: Readonly<Partial<Record<NeedName, readonly string[]>>>;
  /** Where the step writes how many tests passed, if it has any. */
  readonly report?: string;
  /** The arguments with which its commands run all that there is, for `npm test`. */
  readonly whole?: readonly string[];
  /**
   * The arguments with which its commands look only at what changed, for `npm run check`.
   * @param since - the commit that passed whole, or null
   */
  readonly changed?: (since: string | null) => readonly string[];
}

/** Has Playwright count its tests as skipped, and run none. */
export const COUNT_ONLY = '--list';

const report = (name: string): string => inHouse('.cache', `${name}.json`);

const jest = (project: string, nodeArgs: readonly string[] = []): Step => ({
  title: project === 'server' ? 'servidor y bases' : 'unidades',
  commands: [
    [
      ...nodeArgs,
      tool('jest/bin/jest.js'),
      '--selectProjects',
      project,
      '--maxWorkers=100%',
      '--json',
      `--outputFile=${report(project)}`,
    ],
  ],
  show: true,
  report: report(project),
  // Jest keeps some 25 MB of every file that a worker ran: of all files, 3 GB.
  whole: ['--workerIdleMemoryLimit=1GB'],
});

/** What the house checks. What stands aside is told of first, beginning with what the browser's tests wait for. */
export const STEPS = {
  build: {
    title: 'construcción',
    commands: [[inHouse('scripts/build.ts')]],
    show: true,
    aside: true,
  },
  types: {
    title: 'tipos',
    commands: ['browser', 'node'].map((half) => [
      tool('typescript-native/bin/tsc'),
      '-p',
      `tsconfig.${half}.json`,
      '--incremental',
      '--tsBuildInfoFile',
      inHouse('.cache', `types-${half}.tsbuildinfo`),
    ]),
    show: false,
    aside: true,
  },
  lint: {
    title: 'reglas y formato',
    commands: [
      [tool('oxlint/bin/oxlint')],
      [
        tool('eslint/bin/eslint.js'),
        '.',
        '--cache',
        '--cache-strategy',
        'content',
        '--cache-location',
        '.cache/eslint',
      ],
      [tool('oxfmt/bin/oxfmt'), '--check'],
      [inHouse('scripts/lint/whole-house.ts')],
    ],
    show: false,
    aside: true,
  },
  contract: {
    title: 'contrato',
    commands: [[inHouse('scripts/api-report.ts'), '--check']],
    show: false,
    aside: true,
  },
  unit: {
    ...jest('browser'),
    changed: (since) => (since === null ? [] : ['--changedSince', since, '--passWithNoTests']),
  },
  integration: {
    ...jest('server', [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      // As the server itself does, and why: server/src/main.ts.
      '--no-wasm-code-gc',
    ]),
    needs: ['postgresql', 'pg_dump'],
    // Every test of both engines says on which it runs.
    without: { postgresql: ['--testNamePattern=^(?!.*(on|in) postgres)'] },
  },
  browser: {
    title: 'navegador',
    after: 'build',
    needs: ['chromium', 'nginx', 'postgresql', 'pg_dump'],
    without: { chromium: [COUNT_ONLY] },
    commands: [
      [tool('@playwright/test/cli.js'), 'test', '--config', inHouse('e2e/playwright.config.ts')],
    ],
    show: true,
    report: report('playwright'),
  },
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof STEPS;
