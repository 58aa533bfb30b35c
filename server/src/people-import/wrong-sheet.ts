import { rowRemarkSchema } from '@almanaque/api';
import { writeXlsx } from 'hucre/xlsx';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { columnsOf, type ImportRecord } from './work/import-record.ts';
import { asWritten } from './written-date.ts';

const cellsSchema = z.array(z.string());
const remarksSchema = z.array(rowRemarkSchema);

/** No file has so many that are wrong row by row: it is the file that is wrong. */
const MOST = 20_000;

const WHY = 'Por qué no se importó';

/** An import's wrong rows as the file has them, each with what is wrong: to be mended and imported again. */
export async function wrongSheet(db: Database, record: ImportRecord): Promise<Buffer> {
  const headers = columnsOf(record).map(({ header }) => header);
  const rows = await db
    .selectFrom('people_import_rows')
    .select(['cells', 'remarks'])
    .where('import_id', '=', record.id)
    .where('status', '=', 'wrong')
    .orderBy('row')
    .limit(MOST)
    .execute();
  const table = rows.map(({ cells, remarks }) => {
    const texts = cellsSchema.parse(JSON.parse(cells));
    const why = remarksSchema.parse(JSON.parse(remarks)).map(({ message }) => message);
    return [...headers.map((_header, index) => asWritten(texts[index] ?? '')), why.join(' ')];
  });
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Filas con error',
        columns: [...headers.map(() => ({ width: 18 })), { width: 70 }],
        rows: [[...headers, WHY], ...table],
        freezePane: { rows: 1 },
      },
    ],
  });
  return Buffer.from(bytes);
}
