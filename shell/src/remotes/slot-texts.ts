import type { FailureReason } from '@almanaque/shared-contracts';
import type { SlotName } from './slots.ts';

const MISSING: Readonly<Record<SlotName, string>> = {
  'mf-calendar': 'El calendario no está disponible por ahora.',
  'mf-notifications': 'Los eventos próximos no están disponibles por ahora.',
  'mf-recommendations': 'Las recomendaciones no están disponibles por ahora.',
};

/** When a remote threw and goes on: what is on screen stays. */
export const SLOT_TROUBLE: Readonly<Record<SlotName, string>> = {
  'mf-calendar': 'Algo falló en el calendario.',
  'mf-notifications': 'Algo falló en los eventos próximos.',
  'mf-recommendations': 'Algo falló en las recomendaciones.',
};

/** What a person reads in the place of a remote that is not there. */
export function missingText(name: SlotName, reason: FailureReason): string {
  if (reason.kind === 'blocked') return `${MISSING[name]} Se mudó: actualizá la página.`;
  if (reason.kind !== 'incompatible') return MISSING[name];
  const { offered, accepted } = reason;
  return `${MISSING[name]} Ofrece la versión ${offered} del contrato, y este portal necesita ${accepted}.`;
}
