import { dateOf, MONTHS, type ViewName } from '@almanaque/shared-contracts';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { decodedPlate } from '../plates/decoded-plate.ts';
import { prepareMonth, type MonthToPrint } from './month/prepare.tsx';
import type { YearOnPaper } from './paper.ts';
import { wantsPlates } from './plate-choice.ts';

/** The drawings of the months, which are the same in any year; none where they are not wanted. */
const platesOfYear = async (): Promise<YearOnPaper['plates']> =>
  wantsPlates()
    ? Promise.all(MONTHS.map((_, index) => decodedPlate(dateOf(2000, index + 1, 1))))
    : [];

/** Where what is printed is drawn. */
interface Places {
  readonly setSheet: (sheet: ReactNode) => void;
  readonly setYearOnPaper: (year: YearOnPaper) => void;
}

/**
 * Has the browser print what is shown, once all of it is there.
 * @throws where a day cannot be read, or a drawing is damaged.
 */
export async function putOnPaper(
  view: ViewName,
  wanted: MonthToPrint,
  { setSheet, setYearOnPaper }: Places,
): Promise<void> {
  if (view === 'mes') {
    const prepared = await prepareMonth(wanted);
    flushSync(() => setSheet(prepared));
    window.addEventListener('afterprint', () => setSheet(null), { once: true });
  }
  if (view === 'anio') {
    const plates = await platesOfYear();
    flushSync(() => setYearOnPaper({ paper: wanted.paper, plates }));
  }
  window.print();
}
