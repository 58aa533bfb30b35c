import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts/schemas';
import type { CellValue } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { COLUMNS } from './columns.ts';

/** A spreadsheet knows no zones: the library takes the date as it is in UTC. */
const cellOf = (date: IsoDate | null): Date | null =>
  date === null ? null : new Date(`${date}T00:00:00Z`);

const rowOf = (event: CalendarEvent): CellValue[] =>
  COLUMNS.map((column) => ('date' in column ? cellOf(column.date(event)) : column.value(event)));

/** A workbook of one sheet, its dates dates and its texts texts: nothing in it is a formula. */
export async function xlsxOf(events: readonly CalendarEvent[]): Promise<Buffer> {
  const headers = COLUMNS.map(({ header }) => header);
  const last = String.fromCharCode('A'.charCodeAt(0) + COLUMNS.length - 1);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Almanaque',
        columns: COLUMNS.map((column) => ({
          width: column.width,
          ...('date' in column && { numFmt: 'dd/mm/yyyy' }),
        })),
        rows: [headers, ...events.map(rowOf)],
        cells: new Map(
          headers.map((_header, index) => [`0,${index}`, { style: { font: { bold: true } } }]),
        ),
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${last}${events.length + 1}` },
      },
    ],
  });
  return Buffer.from(bytes);
}
