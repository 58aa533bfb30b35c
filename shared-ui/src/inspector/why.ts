import { WHY_FAILED, WHY_REFUSED } from '@almanaque/shared-contracts/contributions';
import type { FailedBy } from './failed-by.ts';
import type { LedgerCode, LedgerRow } from './ledger.ts';

const FAILED: Readonly<Record<FailedBy, string>> = {
  ...WHY_FAILED,
  threw: 'su código se rompió al empezar',
};

const WHY: Readonly<Record<LedgerCode, (detail: string) => string>> = {
  ...WHY_REFUSED,
  line: (problem) => `su línea del registro no cuenta: ${problem}`,
  unread: () => 'su manifiesto no se puede leer',
  insecure: () => 'su dirección es http, y el navegador no la pide desde una página https',
  'owner-unread': (owner) => `su lugar es de ${owner}, cuyo manifiesto no se puede leer`,
  incompatible: (versions) => `se construyó con el contrato ${versions}`,
  'not-now': () => 'no es para quien mira, o no en este momento',
  unopened: () => 'todavía no hizo falta',
  loading: () => 'está llegando',
  earlier: (releases) => `está en la página en la versión ${releases}, que todavía no entró`,
  failed: (by) => FAILED[by as FailedBy],
};

/** Why it is not there, in a sentence that goes on from its name. */
export const whyText = ({ code, detail = '' }: LedgerRow): string =>
  code === null ? 'está en la página' : WHY[code](detail);
