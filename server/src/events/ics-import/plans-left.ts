import { isOpenPlan, planAddress, type IcsRow } from '@almanaque/api';
import type { Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { plansOf } from '../../known-plans/plans-of.ts';
import { mapInSlices } from '../../threads/give-way.ts';
import { counterpart, shiftBetween } from '../carry-kept.ts';
import { draftOf, excludedDates, type CompanyEventRow } from '../company-event.ts';
import { columnsOf } from '../event-rows.ts';
import { occurrenceAt, type Occurrence } from '../move-kept.ts';
import { replacements } from './kept-here.ts';
import type { Planned } from './plan-import.ts';
import { overKept } from './read-item.ts';

/** An event whose dates an import takes away, and which of them. */
interface Taken {
  readonly id: string;
  readonly takes: (occurrence: Occurrence) => boolean;
}

const all = (): boolean => true;

/** The plans that lose their date with one row of the file. */
type PlansLeft = (planned: Planned) => NonNullable<IcsRow['plans']>;

/**
 * Which plans an import leaves without their date, since the file cancels it: those alone that the viewer
 * may know of. What is done or called off has no tasks to lose.
 */
export async function plansLeft(
  db: Database,
  viewer: Actor,
  rows: readonly Planned[],
): Promise<PlansLeft> {
  const removed = rows.flatMap((one) => (one.status === 'removed' ? one.stored.id : []));
  const editedIn = await replacements(db, removed);
  const taken = (planned: Planned): readonly Taken[] => {
    switch (planned.status) {
      case 'removed':
        return [planned.stored, ...editedIn(planned.stored.id)].map(({ id }) => ({
          id,
          takes: all,
        }));
      case 'left-out':
        return [{ id: planned.series.id, takes: (date) => date === planned.date }];
      case 'changed': {
        const { stored: before, item } = planned;
        const after: CompanyEventRow = {
          ...before,
          ...columnsOf(overKept(draftOf(before), item.draft)),
          excluded: JSON.stringify(item.excluded),
        };
        const changed = { before, after };
        const becomes = counterpart(changed, shiftBetween(changed));
        const isThere = (row: CompanyEventRow, date: Occurrence | undefined): boolean =>
          date !== undefined && (date === null || !excludedDates(row).includes(date));
        const takes = (date: Occurrence) => isThere(before, date) && !isThere(after, becomes(date));
        return [{ id: before.id, takes }];
      }
      default:
        return [];
    }
  };
  const takenBy = new Map(await mapInSlices(rows, (one) => [one, taken(one)] as const));
  const ids = [...new Set([...takenBy.values()].flat().map(({ id }) => id))];
  const ofEvent = await plansOf(db, viewer, ids);
  return (planned) =>
    (takenBy.get(planned) ?? []).flatMap(({ id, takes }) =>
      (ofEvent.get(id) ?? []).flatMap(({ id: plan, title, state, occasion }) =>
        isOpenPlan({ state }) && takes(occurrenceAt(occasion, id))
          ? { id: plan, title, to: planAddress(plan) }
          : [],
      ),
    );
}
