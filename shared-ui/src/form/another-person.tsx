import { Button, styled } from '@almanaque/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { handFocusOn } from './follow-place.ts';
import { noticeLook } from './notice-look.ts';

const Frame = styled('div')({ ...noticeLook, '&:not(:only-child)': { marginBottom: 20 } });

/** Focuses it, again once the dialog over it is gone: that holds the focus, and hides all else from being read. */
function focusOnceUncovered(notice: HTMLElement): () => void {
  notice.focus();
  const covered = notice.closest('[aria-hidden=true]');
  const observer = new MutationObserver(() => {
    observer.disconnect();
    notice.focus();
  });
  if (covered) observer.observe(covered, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

interface AnotherPersonProps {
  /** Whose session it is now. */
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * In the place of what one person was entering when another signed in, over it or in another tab: it is
 * neither kept nor shown to them, and nobody is left to wonder where it went.
 */
export function AnotherPerson({ name, onClose }: AnotherPersonProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => (notice.current ? focusOnceUncovered(notice.current) : undefined), []);
  useLayoutEffect(() => handFocusOn(notice.current), []);
  return (
    <Frame>
      <div ref={notice} className="notice" role="alert" tabIndex={-1}>
        <p>
          En este navegador ahora ingresó {name}. Lo que no se había guardado acá se descartó, para
          que nadie más lo vea.
        </p>
        <div className="choices">
          <Button variant="contained" onClick={onClose}>
            Entendido
          </Button>
        </div>
      </div>
    </Frame>
  );
}
