import type { Cost } from '@almanaque/shared-contracts';

const amount = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** 'USD 0', 'USD 12', 'USD 5–12', 'USD 1.500–2.000' */
export const costText = ({ min, max }: Cost): string =>
  min === max ? `USD ${amount.format(min)}` : `USD ${amount.format(min)}–${amount.format(max)}`;
