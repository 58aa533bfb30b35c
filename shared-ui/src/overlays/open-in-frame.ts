import { printAlone } from '../frame/print-alone.ts';
import { MOVED, raise, RAISED } from '../frame/raise.ts';

/** The host's Escape, such as a dialog's, is not asked for by the key that closes what is over it. */
const claimEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault();
};

/**
 * A move of the focus inside a shadow root is not told outside it (DOM, "retarget"), where the dialog's
 * focus trap listens: whoever left the dialog for the part behind it would not be brought back.
 */
const tellOutside = ({ currentTarget, relatedTarget }: Event & { relatedTarget?: unknown }) => {
  if (!(currentTarget instanceof ShadowRoot && relatedTarget instanceof Node)) return;
  if (!currentTarget.contains(relatedTarget)) return;
  currentTarget.host.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
};

/** The ref of what opens over the page from within a frame. What names its paper is printed alone on it. */
export function openInFrame(overlay: HTMLElement | null): (() => void) | undefined {
  if (!overlay) return undefined;
  const leaving = new AbortController();
  const { signal } = leaving;
  const up = () => {
    raise(overlay);
    document.dispatchEvent(new Event(RAISED));
  };
  up();
  overlay.addEventListener('keydown', claimEscape, { signal });
  overlay.parentElement?.addEventListener(MOVED, up, { signal });
  overlay.getRootNode().addEventListener('focusin', tellOutside, { signal });
  let bringBack: (() => void) | undefined;
  const prepare = () => {
    // On paper it is in the flow, as its own style sheet says.
    overlay.popover = null;
    const { paper } = overlay.dataset;
    if (paper !== undefined) bringBack ??= printAlone(overlay, paper);
  };
  const resume = () => {
    bringBack?.();
    bringBack = undefined;
    up();
  };
  window.addEventListener('beforeprint', prepare, { signal });
  window.addEventListener('afterprint', resume, { signal });
  return () => {
    bringBack?.();
    leaving.abort();
  };
}
