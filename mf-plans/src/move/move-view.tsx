import { parseIsoDate, pointProps, usePoint } from '@almanaque/shared-contracts';
import { MovePreview } from './move-preview.tsx';
import { dateIdOf } from './moved-plan.ts';

const handed = pointProps({
  event: 'text?',
  date: 'text?',
  occurrence: 'date?',
  draft: 'draft',
});

/** A calendar of before says neither which date is kept, so it is asked also where nothing moves, nor which of a series. */
const given: typeof handed = {
  parse: (candidate) => handed.parse({ date: null, occurrence: null, ...Object(candidate) }),
};

const titleOf = (count: number): string =>
  count === 1 ? 'Su plan se mueve con la fecha' : 'Sus planes se mueven con la fecha';

/** In the editor of an event: where its plans go with the date that is being written, before it is saved. */
export function MoveView() {
  const { event, date: kept, occurrence, draft } = usePoint(given);
  if (event === null) return null;
  const date = draft.date === kept ? null : parseIsoDate(draft.date);
  return (
    <MovePreview
      change={date && { event: dateIdOf(event, occurrence), date }}
      label="Planes de este evento"
      titleOf={titleOf}
    />
  );
}
