import { styled } from '@almanaque/ui';
import { useLeaveGuard } from '@almanaque/ui/form';
import { useEffect, useRef, type ReactNode } from 'react';
import { takeLostFocus } from './take-lost-focus.ts';

// With no edge of its own, so that what sticks to the window does, and all begins where the title does.
const Area = styled('div')({ outline: 'none' });

interface EscapeGoesBackProps {
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Within a page, Escape leaves what is seen of it, and not what was entered there unasked. */
export function EscapeGoesBack({ onBack, children }: EscapeGoesBackProps) {
  const area = useRef<HTMLDivElement>(null);
  const { leave } = useLeaveGuard();
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
    takeLostFocus(area.current);
  });
  useEffect(() => {
    const element = area.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave(latest.current);
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [leave]);
  return (
    <Area ref={area} tabIndex={-1}>
      {children}
    </Area>
  );
}
