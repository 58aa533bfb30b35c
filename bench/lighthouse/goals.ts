import { samplesOf } from '../support/samples-of.ts';
import { median } from '../support/statistics.ts';
import type { Figure, Goal } from '../support/suite.ts';
import type { Category, Device } from './audit.ts';

export const PAGE = 'Almanaque';

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  performance: 'Rendimiento',
  accessibility: 'Accesibilidad',
  'best-practices': 'Buenas prácticas',
  seo: 'Buscadores',
};

const WHOLE = 100;

/** A phone as slow as Lighthouse's may lack five points of speed; nothing else may lack any. */
const lackingOf = (category: Category, device: Device): number =>
  category === 'performance' && device === 'teléfono' ? 5 : 0;

export function goalsOf(figures: readonly Figure[], devices: readonly Device[]): Goal[] {
  const samples = samplesOf(figures);
  return devices.flatMap((device) =>
    (Object.keys(CATEGORY_NAMES) as Category[]).map((category): Goal => {
      const score = median(samples(PAGE, device, CATEGORY_NAMES[category]));
      return {
        title: `${CATEGORY_NAMES[category]} en ${device}: puntos que faltan hasta ${WHOLE}`,
        unit: 'count',
        limit: lackingOf(category, device),
        value: WHOLE - score,
      };
    }),
  );
}
