import type { FailureReason } from '../remote/failure-reason.ts';
import type { RefusalCode } from './placing.ts';

/** Why a contribution has no place, in a sentence that goes on from its name. By what is told besides: the field. */
export const WHY_REFUSED: Readonly<Record<RefusalCode, (field: string) => string>> = {
  invalid: (field) => `está mal declarada${field && `: «${field}»`}`,
  newer: (field) => `necesita un portal más nuevo: no conoce su «${field}»`,
  'no-owner': (owner) => `su lugar es de ${owner}, que no está en el registro`,
  'not-offered': (point) => `su lugar, ${point}, no está en la versión instalada de esa parte`,
  'not-allowed': () => 'es de otro origen y el registro no la permite ahí (allow)',
  hidden: () => 'el registro la oculta (hide)',
  'not-brought': (field) => `el registro la nombra en «${field}», y su parte no la trae`,
  replaced: (by) => `está ${by} en su lugar`,
};

/** Why one that has a place is not there. */
export const WHY_FAILED: Readonly<Record<FailureReason['kind'], string>> = {
  unlisted: 'ya no está en el registro',
  unreachable: 'sus archivos no llegaron',
  blocked: 'se mudó adonde esta página todavía no puede pedirla: actualizala',
  timeout: 'tardó demasiado',
  invalid: 'lo que llegó no es lo que se esperaba',
  incompatible: 'es de otra versión del contrato',
  crashed: 'se rompió mientras se mostraba',
};
