import { useSelectionStore } from '@almanaque/shared-contracts';
import { useEffect } from 'react';

/** Over the page, or with keys of its own. */
const OVER = '[role="dialog"], [role="menu"], [role="listbox"], dialog, [popover]';

const holdsText = (element: unknown): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.value !== '';

/** Escape is meant for the panel: nobody took it, nothing is over the page, and nobody is writing. */
function isMeant(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return false;
  // From the element inside any shadow root, out to the page.
  const path = event.composedPath();
  if (holdsText(path[0])) return false;
  return !path.some((one) => one instanceof Element && one.matches(OVER));
}

/** While the panel is there, Escape closes it, wherever the person is on the page. */
export function useEscapeCloses(): void {
  const selection = useSelectionStore();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isMeant(event)) return;
      // The host's own is not asked to close with it.
      event.preventDefault();
      event.stopPropagation();
      selection.closeRecommendations();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [selection]);
}
