import type { MadeImport } from '@almanaque/api';
import { counted } from '@almanaque/ui/screen';
import type { ImportWords } from './import-words.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

type Made = Pick<MadeImport, 'created' | 'updated' | 'removed'>;

/** What an import did, without what it did not: '1 evento nuevo y 2 con cambios', '3 eventos borrados'. */
export function madeWords({ one, many }: ImportWords, { created, updated, removed = 0 }: Made) {
  const parts = [
    { count: created, how: 'nuevo', howMany: 'nuevos' },
    { count: updated, how: 'con cambios', howMany: 'con cambios' },
    { count: removed, how: 'borrado', howMany: 'borrados' },
  ].filter(({ count }) => count > 0);
  const told = parts.map(({ count, how, howMany }, index) =>
    // What they are is said once.
    index === 0
      ? counted(count, `${one} ${how}`, `${many} ${howMany}`)
      : counted(count, how, howMany),
  );
  return told.length === 0 ? 'sin cambios' : list.format(told);
}
