import { ratesSchema, type Rates } from '@almanaque/api';
import {
  ApiError,
  changed,
  sendJson,
  toastStore,
  useHost,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { isConflict, useMergedEdit, type Entries } from '@almanaque/ui/form';
import { useState } from 'react';
import { centsOf, enteredCents, moneyText } from '../money/cents.ts';
import { monthText } from './month-text.ts';
import { ratesQuery, ratesUrl } from './rates-query.ts';

export const RATE_LABEL = 'Pesos por dólar';

export const rateIn = ({ rates }: Rates, month: string): number | null =>
  rates.find((rate) => rate.month === month)?.cents ?? null;

const versioned = (rates: Rates) => ({ ...rates, version: rates.version ?? 0 });

const sayPesos = (_name: string, entered: string): string => {
  const cents = centsOf(entered);
  return cents === null ? entered : moneyText(cents, 'ARS');
};

/** Sets a month's rate. What another person made of the same one meanwhile is told, and not written over unseen. */
export function useRateEdit(month: string, rates: Rates) {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  // As the month was chosen, or saved last: news of it go on coming.
  const [opened, setOpened] = useState(() => versioned(rates));
  /** Whether both sides are told. */
  const [isClash, setClash] = useState(false);
  const edit = useMergedEdit({
    opened,
    entriesOf: (kept) => ({ pesos: enteredCents(rateIn(kept, month)) }),
    labels: { pesos: RATE_LABEL },
    say: sayPesos,
    save: async (before, { pesos = '' }) => {
      const cents = centsOf(pesos);
      // A server of before tells no version, and refuses to be told one.
      const version = rates.version === undefined ? undefined : before.version;
      const url = `${ratesUrl(apiBase)}/${month}`;
      const now = await sendJson(ratesSchema, 'PUT', url, { cents, version });
      queries.setQueryData(ratesQuery(apiBase).queryKey, now);
      void changed(queries, apiBase, 'plans');
      setOpened(versioned(now));
      toastStore().show(
        cents === null
          ? `Se quitó el dólar de ${monthText(month)}.`
          : `El dólar de ${monthText(month)}: ${moneyText(cents, 'ARS')}.`,
        'success',
      );
    },
    readNow: async () => versioned(await queries.query({ ...ratesQuery(apiBase), staleTime: 0 })),
  });
  return {
    isClash,
    /** Another month is looked at. */
    begin: () => {
      setOpened(versioned(rates));
      setClash(false);
    },
    send: async ({ pesos = '' }: Entries): Promise<void> => {
      setClash(false);
      try {
        await edit?.({ pesos });
      } catch (error) {
        if (!(error instanceof ApiError && isConflict(error))) throw error;
        setClash(true);
        throw new ApiError(409, error.message, { cause: error, field: 'pesos' });
      }
    },
  };
}
