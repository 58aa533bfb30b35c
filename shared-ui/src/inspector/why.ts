import type { FailedBy } from './failed-by.ts';
import type { LedgerCode, LedgerRow } from './ledger.ts';

const FAILED: Readonly<Record<FailedBy, string>> = {
  unlisted: 'ya no está en el registro',
  unreachable: 'sus archivos no llegaron',
  threw: 'su código se rompió al empezar',
  blocked: 'se mudó adonde esta página todavía no puede pedirla: actualizala',
  timeout: 'tardó demasiado',
  invalid: 'lo que llegó no es lo que se esperaba',
  incompatible: 'es de otra versión del contrato',
  crashed: 'se rompió mientras se mostraba',
};

const WHY: Readonly<Record<LedgerCode, (detail: string) => string>> = {
  line: (problem) => `su línea del registro no cuenta: ${problem}`,
  unread: () => 'su manifiesto no se puede leer',
  invalid: (field) => `está mal declarada${field && `: «${field}»`}`,
  newer: (field) => `necesita un portal más nuevo: no conoce su «${field}»`,
  'no-owner': (owner) => `su lugar es de ${owner}, que no está en el registro`,
  'not-offered': (point) => `su lugar, ${point}, no está en la versión instalada de esa parte`,
  'owner-unread': (owner) => `su lugar es de ${owner}, cuyo manifiesto no se puede leer`,
  'not-allowed': () => 'es de otro origen y el registro no la permite ahí (allow)',
  hidden: () => 'el registro la oculta (hide)',
  replaced: (by) => `está ${by} en su lugar`,
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
