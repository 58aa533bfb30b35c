import type { RowRemark } from '@almanaque/api';
import { legajoKey } from '../people/legajo-key.ts';
import { repeated } from './remarks.ts';
import type { RowValues } from './read-row.ts';

/**
 * Remembers the keys of a file's rows, in their order, and complains of one that came before. The
 * first row with a key keeps it. A person's key is the legajo, else the e-mail.
 */
export function repeatedKeys(): (row: number, values: RowValues) => RowRemark[] {
  const rowOf = { legajo: new Map<string, number>(), email: new Map<string, number>() };
  return (row, { legajo, email }) => {
    const kind = legajo ? 'legajo' : 'email';
    const key = legajo ? legajoKey(legajo) : email;
    if (!key) return [];
    const first = rowOf[kind].get(key);
    if (first !== undefined) return [repeated(kind, first)];
    rowOf[kind].set(key, row);
    return [];
  };
}
