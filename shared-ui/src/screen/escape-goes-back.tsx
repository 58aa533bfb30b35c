import { styled } from '@almanaque/ui';
import { useLeaveGuard } from '@almanaque/ui/form';
import { useEffect, useRef, type ReactNode } from 'react';
import { takeLostFocus } from './take-lost-focus.ts';

const Area = styled('div')({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  outline: 'none',
  padding: 2,
});

interface EscapeGoesBackProps {
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** Inside a dialog of several views, Escape leaves the view and not all of it at once, nor what was entered in it unasked. */
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
