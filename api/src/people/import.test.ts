import { peopleImportSchema } from './import.ts';

const common = { id: 'importacion', fileName: 'nomina.csv', createdAt: '2026-11-02T12:00:00Z' };

// A part is put in before the server is: what it reads from it then.
test('an import of a server of before tells of no event that shows twice', () => {
  const counts = { new: 1, changed: 0, same: 0, wrong: 0, missing: 0, blank: 0 };
  expect(
    peopleImportSchema.parse({
      ...common,
      ...{ state: 'ready', columns: [], counts, clearBlanks: false, problem: null },
    }),
  ).toMatchObject({ doubled: { events: [], total: 0 } });
  const appliedBy = { appliedAt: common.createdAt, by: null };
  expect(
    peopleImportSchema.parse({
      ...{ ...common, ...appliedBy, state: 'applied', wrongKept: 0, problem: null },
      result: { created: 1, updated: 0, left: 0, wrong: 0 },
      undo: { people: 1, changedSince: 0 },
    }),
  ).toMatchObject({ result: { events: 0 } });
  expect(
    peopleImportSchema.parse({
      ...{ ...common, ...appliedBy, state: 'undone' },
      result: { removed: 1, restored: 0, kept: 0 },
    }),
  ).toMatchObject({ result: { events: 0 } });
});
