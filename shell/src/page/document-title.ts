import { capitalize, longDate, type Selection } from '@almanaque/shared-contracts';

const NAME = 'Almanaque';

/** What the tab is called while `selection` is shown. */
export function documentTitle(selection: Selection): string {
  switch (selection.kind) {
    case 'none':
      return `${NAME} · Cultura viva en cada fecha`;
    case 'day':
      return `${capitalize(longDate(selection.date))} · ${NAME}`;
    case 'event':
      return `${selection.event.title} · ${NAME}`;
  }
}
