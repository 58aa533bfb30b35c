import { MOVED, raise, RAISED } from '../frame/raise.ts';
import { FIXED } from '../frame/tell-fixed.ts';

/** Whether fixed boxes beside it are laid out in something of the portal's instead of the window. */
function isHeld(element: HTMLElement): boolean {
  const probe = document.createElement('div');
  probe.style.cssText = 'position:fixed;inset:0;visibility:hidden';
  element.after(probe);
  const { top, left, height } = probe.getBoundingClientRect();
  probe.remove();
  // Along a scroll bar at the window's foot they are as high as what it leaves.
  const { clientHeight } = document.documentElement;
  return top !== 0 || left !== 0 || ![window.innerHeight, clientHeight].includes(height);
}

function settle(element: HTMLElement): void {
  const isRaised = element.popover !== null;
  if (getComputedStyle(element).position !== 'fixed' || !isHeld(element)) {
    if (isRaised) element.popover = null;
  } else if (!isRaised) {
    raise(element);
    document.dispatchEvent(new Event(RAISED));
  }
}

/**
 * Keeps what a part fixes to the window there, such as a phone's sheet, where an ancestor of the portal's
 * would hold it: one with a `transform`, a `filter`. Elsewhere it stays under what the portal puts over it.
 */
export function keepFixedBoxes(frame: HTMLElement) {
  const told = new Set<HTMLElement>();
  const settleAll = () => {
    for (const element of told) {
      if (element.isConnected) settle(element);
      else told.delete(element);
    }
  };
  const onTold = ({ target }: Event) => {
    if (target instanceof HTMLElement) told.add(target);
    settleAll();
  };
  return {
    start: () => {
      frame.addEventListener(FIXED, onTold);
      window.addEventListener('resize', settleAll);
      // Where it was moved in the page, the browser has taken down what was raised.
      for (const element of told) element.popover = null;
      settleAll();
      frame.dispatchEvent(new Event(MOVED));
      document.dispatchEvent(new Event(RAISED));
    },
    stop: () => {
      frame.removeEventListener(FIXED, onTold);
      window.removeEventListener('resize', settleAll);
      told.clear();
    },
  };
}
