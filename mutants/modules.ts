/** A module that decides by itself, without a page or a database: its tests are quick. */
export interface MutatedModule {
  /** Which of jest's projects runs its tests. */
  readonly project: 'browser' | 'server';
  readonly file: string;
  /**
   * Absent: they are beside it, under its name. Of its own package: another's tests import the package
   * that is installed, in which nothing is changed.
   */
  readonly tests?: readonly string[];
}

/** What `npm run mutants` changes bit by bit, to see whether its tests notice each change. */
export const MODULES: readonly MutatedModule[] = [
  { project: 'browser', file: 'remote-loader/src/recovery.ts' },
  {
    project: 'browser',
    file: 'remote-loader/src/connection.ts',
    tests: ['connection', 'tries-again', 'part', 'traces'].map(
      (name) => `remote-loader/src/${name}.test.ts`,
    ),
  },
  { project: 'browser', file: 'mf-calendar/src/editor/form/repetition.ts' },
  { project: 'browser', file: 'mf-calendar/src/month/grid-keys.ts' },
  { project: 'browser', file: 'shared-ui/src/form/date-entry/day-keys.ts' },
  { project: 'browser', file: 'mf-calendar/src/cursor/month-cursor.ts' },
  { project: 'browser', file: 'mf-calendar/src/move/moved-end.ts' },
  {
    project: 'browser',
    file: 'shared-contracts/src/selection/selection.ts',
    tests: ['shared-contracts/src/selection/selection-store.test.ts'],
  },
  { project: 'browser', file: 'shared-contracts/src/dates/iso-date.ts' },
  { project: 'browser', file: 'shared-contracts/src/dates/business-days.ts' },
  { project: 'browser', file: 'shared-contracts/src/calendar/month-grid.ts' },
  { project: 'browser', file: 'mf-recommendations/src/planner/planner-state.ts' },
  { project: 'server', file: 'server/src/holidays/rules.ts' },
  { project: 'server', file: 'server/src/people-import/cell-date.ts' },
  { project: 'server', file: 'server/src/people-import/headers.ts' },
  { project: 'server', file: 'server/src/http/rate-limit.ts' },
];

export const testsOf = ({ file, tests }: MutatedModule): readonly string[] =>
  tests ?? [file.replace(/\.ts$/, '.test.ts')];
