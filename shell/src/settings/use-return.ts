import { navigation, useStore } from '@almanaque/shared-contracts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MONTH_PATH } from '@almanaque/shared-contracts/contributions';

/** The month's heading, which takes the focus where what had it is gone, and is read out then. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main:not([hidden]) > h1');
  if (heading === null || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** A page is gone to from its top on, and the month found again as far down as it was left. */
export function useReturn(): void {
  const isMonth = useStore(navigation(), ({ path }) => path === MONTH_PATH);
  const wasMonth = useRef(isMonth);
  const left = useRef(0);
  useEffect(
    () =>
      navigation().subscribe((now, before) => {
        if (before.path === MONTH_PATH && now.path !== MONTH_PATH) left.current = window.scrollY;
      }),
    [],
  );
  useLayoutEffect(() => {
    if (wasMonth.current === isMonth) return;
    wasMonth.current = isMonth;
    window.scrollTo(0, isMonth ? left.current : 0);
    if (isMonth) focusHeading();
  }, [isMonth]);
}
