import { doubledReview } from '../doubled-review.ts';
import { mappingProblem } from '../headers.ts';
import { knownPlaces } from '../known-places.ts';
import { createReviewer, type ReviewOptions } from '../review.ts';
import { columnsOf, countReview, readImport, updateImport } from './import-record.ts';
import type { JobContext } from './job.ts';
import { countStaged, keepReview, stagedRows } from './staged-rows.ts';

const NO_COUNTS = { new: 0, changed: 0, same: 0, wrong: 0, missing: 0, blank: 0 };

/** Marks every row by these columns and that choice, and leaves the import ready to be looked at. */
export async function reviewImport(
  context: JobContext,
  { fields, clearBlanks }: Pick<ReviewOptions, 'fields' | 'clearBlanks'>,
): Promise<void> {
  const { db, importId, today, report } = context;
  const columns = columnsOf(await readImport(db, importId));
  const chosen = columns.map((column, index) => ({ ...column, field: fields[index] ?? null }));
  const problem = mappingProblem(fields);
  const doubled = await doubledReview(db, today);
  if (problem === null) {
    const total = await countStaged(db, importId);
    const reviewer = createReviewer({
      fields,
      clearBlanks,
      today,
      places: await knownPlaces(db),
    });
    let done = 0;
    for await (const rows of stagedRows(db, importId)) {
      const reviewed = await reviewer.review(db, rows);
      doubled.see(reviewed);
      await db.transaction().execute((chunk) => keepReview(chunk, importId, reviewed));
      done += rows.length;
      report({ step: 'reviewing', done, total });
    }
  }
  await updateImport(db, importId, {
    state: 'ready',
    columns: JSON.stringify(chosen),
    clear_blanks: clearBlanks ? 1 : 0,
    outcome: JSON.stringify(problem === null ? await countReview(db, importId) : NO_COUNTS),
    doubled: JSON.stringify(await doubled.found()),
    problem,
  });
}
