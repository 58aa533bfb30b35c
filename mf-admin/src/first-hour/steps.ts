import { FIRST_STEPS, type FirstHour, type FirstStep } from '@almanaque/api';

interface StepWords {
  /** What stands in the address. */
  readonly path: string;
  readonly title: string;
  /** As what is left: 'Falta decir …'. */
  readonly left: string;
}

export const STEPS: Readonly<Record<FirstStep, StepWords>> = {
  company: {
    path: 'empresa',
    title: 'tu empresa',
    left: 'Decir cómo se llama la empresa y dónde está',
  },
  people: { path: 'personas', title: 'las personas', left: 'Cargar a las personas' },
  dates: { path: 'fechas', title: 'las fechas propias', left: 'Sumar las fechas de la empresa' },
  team: { path: 'equipo', title: 'avisale al equipo', left: 'Avisarle al equipo' },
};

/** 'Paso 2 de 4: las personas' */
export const stepTitle = (step: FirstStep): string =>
  `Paso ${FIRST_STEPS.indexOf(step) + 1} de ${FIRST_STEPS.length}: ${STEPS[step].title}`;

/** What of the address says a step, and what of it follows; null: it says none. */
export function stepAt(rest: string): { readonly step: FirstStep; readonly below: string } | null {
  const [path = '', ...below] = rest.split('/');
  const step = FIRST_STEPS.find((one) => STEPS[one].path === path);
  return step ? { step, below: below.join('/') } : null;
}

/** Where whoever comes back goes on. */
export const nextUndone = ({ done }: FirstHour): FirstStep =>
  FIRST_STEPS.find((step) => !done[step]) ?? 'team';

export const stepAfter = (step: FirstStep): FirstStep =>
  FIRST_STEPS[FIRST_STEPS.indexOf(step) + 1] ?? step;

export const isLeft = ({ done, dismissed }: FirstHour): boolean =>
  !dismissed && FIRST_STEPS.some((step) => !done[step]);
