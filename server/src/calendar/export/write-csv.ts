import type { CalendarEvent } from '@almanaque/shared-contracts/schemas';
import { writeCsv } from 'hucre/csv';
import { COLUMNS } from './columns.ts';

/**
 * Separated as Excel in Spanish expects, with the mark that tells it that it is UTF-8, and dates as
 * AAAA-MM-DD, which it takes for dates in any language. Text that a spreadsheet would run gets an
 * apostrophe before it (OWASP, CSV Injection); no other is touched.
 */
export const csvOf = (events: readonly CalendarEvent[]): string =>
  writeCsv(
    events.map((event) =>
      COLUMNS.map((column) => ('date' in column ? column.date(event) : column.value(event))),
    ),
    {
      headers: COLUMNS.map(({ header }) => header),
      delimiter: ';',
      bom: true,
      escapeFormulae: true,
    },
  );
