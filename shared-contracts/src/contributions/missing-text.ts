import type { FailureReason } from '../remote/failure-reason.ts';
import type { Contribution } from './contribution.ts';

/** When one threw and goes on: what is on screen stays. */
export const troubleText = ({ title, trouble }: Contribution): string =>
  trouble ?? `Algo falló en «${title}».`;

/** What a person reads in the place of one that is not there. */
export function missingText({ title, missing }: Contribution, reason: FailureReason): string {
  const isMissing = missing ?? `«${title}» no está disponible por ahora.`;
  if (reason.kind === 'blocked') return `${isMissing} Se mudó: actualizá la página.`;
  if (reason.kind !== 'incompatible') return isMissing;
  const { offered, accepted } = reason;
  return `${isMissing} Ofrece la versión ${offered} del contrato, y este portal necesita ${accepted}.`;
}
