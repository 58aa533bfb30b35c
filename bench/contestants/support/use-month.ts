import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { addMonths, part } from './page.ts';

/** The first of the month shown, which the page's two buttons move. */
export function useMonth(first: string): string {
  const [month, setMonth] = useState(first);
  useEffect(() => {
    // React's own click handlers render before the frame; so does this one, outside of its tree.
    const step = (months: number) => () =>
      flushSync(() => setMonth((current) => addMonths(current, months)));
    part('next').onclick = step(1);
    part('previous').onclick = step(-1);
  }, []);
  return month;
}
