import {
  toastStore,
  useFilter,
  useHost,
  useQueryClient,
  type IsoDate,
  type ViewName,
} from '@almanaque/shared-contracts';
import { useCallback, useState, type ReactNode } from 'react';
import type { Paper, YearOnPaper } from './paper.ts';

interface Sheets {
  /** That of a month, there while it is printed. */
  readonly sheet: ReactNode;
  /** That of a year is there whenever a year is shown, also for the browser's own menu. */
  readonly yearOnPaper: YearOnPaper;
  readonly print: (view: ViewName, month: IsoDate, paper: Paper) => Promise<void>;
}

const PLAIN: YearOnPaper = { paper: 'a4', plates: [] };

/** What is put on paper, prepared before the browser prints. */
export function useSheets(): Sheets {
  const { apiBase, companyName } = useHost();
  const queries = useQueryClient();
  const filter = useFilter();
  const [sheet, setSheet] = useState<ReactNode>(null);
  const [yearOnPaper, setYearOnPaper] = useState(PLAIN);

  const print: Sheets['print'] = useCallback(
    async (view, month, paper) => {
      try {
        const { putOnPaper } = await import(/* webpackChunkName: "paper" */ './put-on-paper.ts');
        const wanted = { queries, apiBase, companyName, filter, month, paper };
        await putOnPaper(view, wanted, { setSheet, setYearOnPaper });
      } catch {
        toastStore().show('La hoja no se pudo preparar. Probá de nuevo.', 'error');
      }
    },
    [queries, apiBase, companyName, filter],
  );
  return { sheet, yearOnPaper, print };
}
