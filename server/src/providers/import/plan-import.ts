import { createHash } from 'node:crypto';
import type { ProviderDraft, ProviderRow } from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { fold } from '../../text/fold.ts';
import { draftOf, readRows, type ProviderRow as StoredRow } from '../provider-rows.ts';
import { changesOf } from './changes.ts';
import { checkValues } from './check-values.ts';
import type { TableRow } from './read-table.ts';
import { hasFormula, readValues } from './read-values.ts';

/** What is to be done with one row of a file. */
export type Planned = {
  readonly row: number;
  readonly name: string;
  readonly address: string;
  readonly remarks: readonly string[];
} & (
  | { readonly status: 'new'; readonly draft: ProviderDraft }
  | { readonly status: 'changed'; readonly draft: ProviderDraft; readonly stored: StoredRow }
  | { readonly status: 'same'; readonly stored: StoredRow }
  | { readonly status: 'wrong' }
);

/** What tells a provider from another, as the directory does: its name at its address. */
const keyOf = (name: string, address: string): string => `${fold(name)}\n${fold(address)}`;

const FORMULA = 'Una celda empieza como una fórmula: se guarda como texto, sin ejecutarla.';
const RETIRED = 'Está entre los retirados, y ahí queda.';

function planRow({ row, cells }: TableRow, stored: StoredRow | undefined): Planned {
  const { name = '', address = '', ...rest } = readValues(cells);
  const kept = stored === undefined ? null : draftOf(stored);
  // Its name and address stay as the directory writes them: they told that it is the same one.
  const values = kept === null ? readValues(cells) : rest;
  const checked = checkValues(values, kept);
  const told = { row, name, address };
  if (!checked.ok) return { ...told, status: 'wrong', remarks: checked.reasons };
  const { draft } = checked;
  const remarks = [
    ...(stored?.retired === 1 ? [RETIRED] : []),
    ...(hasFormula(cells) ? [FORMULA] : []),
  ];
  if (stored === undefined || kept === null) return { ...told, remarks, status: 'new', draft };
  if (changesOf(kept, draft).length === 0) return { ...told, remarks, status: 'same', stored };
  return { ...told, remarks, status: 'changed', draft, stored };
}

/** What importing these rows would do, given what is kept now. */
export async function planImport(db: Database, rows: readonly TableRow[]): Promise<Planned[]> {
  const kept = await readRows(db);
  const byKey = new Map(kept.map((one) => [keyOf(one.name, one.address), one]));
  const rowOf = new Map<string, number>();
  return rows.map((row) => {
    const { name = '', address = '' } = readValues(row.cells);
    const key = keyOf(name, address);
    const first = rowOf.get(key);
    if (first === undefined || name === '' || address === '') {
      rowOf.set(key, row.row);
      return planRow(row, byKey.get(key));
    }
    const reason = `Está repetido en el archivo: ya está en la fila ${first}.`;
    return { row: row.row, name, address, status: 'wrong', remarks: [reason] };
  });
}

/** The same for the person at the screen. */
export const viewOf = (planned: Planned): ProviderRow => ({
  row: planned.row,
  status: planned.status,
  name: planned.name,
  address: planned.address,
  remarks: [...planned.remarks],
  changes: planned.status === 'changed' ? changesOf(draftOf(planned.stored), planned.draft) : [],
});

/** Equal for two plans that would write the same over the same. */
export const fingerprintOf = (plan: readonly Planned[]): string => {
  const writes = plan.map((one) => [
    one.row,
    one.status,
    one.status === 'changed' ? [one.stored.id, one.stored.version] : null,
    one.status === 'changed' || one.status === 'new' ? one.draft : null,
  ]);
  return createHash('sha256').update(JSON.stringify(writes)).digest('base64url');
};
