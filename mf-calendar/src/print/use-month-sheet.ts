import {
  toastStore,
  useFilter,
  useHost,
  useQueryClient,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { useCallback, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Paper } from './paper.ts';

/** The sheet of a month, there while it is printed. */
export function useMonthSheet(): {
  readonly sheet: ReactNode;
  readonly printMonth: (month: IsoDate, paper: Paper) => Promise<void>;
} {
  const { apiBase, companyName } = useHost();
  const queries = useQueryClient();
  const filter = useFilter();
  const [sheet, setSheet] = useState<ReactNode>(null);

  const printMonth = useCallback(
    async (month: IsoDate, paper: Paper) => {
      try {
        const { prepareMonth } = await import('./month/prepare.tsx');
        const wanted = { queries, apiBase, companyName, filter, month, paper };
        const prepared = await prepareMonth(wanted);
        flushSync(() => setSheet(prepared));
        window.addEventListener('afterprint', () => setSheet(null), { once: true });
        window.print();
      } catch {
        toastStore().show('La hoja del mes no se pudo preparar. Probá de nuevo.', 'error');
      }
    },
    [queries, apiBase, companyName, filter],
  );
  return { sheet, printMonth };
}
