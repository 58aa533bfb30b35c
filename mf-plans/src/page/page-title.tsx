import { navigation } from '@almanaque/shared-contracts';
import { takeLostFocus } from '@almanaque/ui/screen';
import { useEffect, useRef, type ReactNode } from 'react';

/** Whether somebody came from another page of the shell. On the first page the focus stays where it is. */
const isUnderWay = (): boolean => {
  const { isRouted, getState, getInitialState } = navigation();
  return isRouted() && getState() !== getInitialState();
};

/**
 * Has `title` take the focus as soon as it is nowhere: what was pressed may be in a dialog that goes only
 * after the page has come. Whoever does something meanwhile is where they want to be.
 */
function awaitLostFocus(title: HTMLElement): () => void {
  const over = new AbortController();
  const observer = new MutationObserver(take);
  const end = () => {
    over.abort();
    observer.disconnect();
  };
  function take() {
    takeLostFocus(title);
    if (document.activeElement === title) end();
  }
  const options = { capture: true, signal: over.signal };
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, end, options);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  take();
  return end;
}

/** A page's title, where whoever came by a link of another page goes on from: the link went with it. */
export function PageTitle({ children }: { readonly children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => (title.current && isUnderWay() ? awaitLostFocus(title.current) : undefined), []);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
