import { TOAST_MS, toastStore, useToasts, type Toast } from '@almanaque/shared-contracts';
import styled from '@emotion/styled';
import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.ts';
import { focusedElement } from '../frame/focused-element.ts';
import { FrameContext } from '../frame/frame-context.ts';
import { keepRaised } from '../frame/raise.ts';
import { Icon } from '../icons/icon.tsx';
import { PHONE, token } from '../theme/tokens.ts';
import { useToastPlace } from './toast-places.ts';

const Stack = styled('div')({
  position: 'fixed',
  insetInline: 16,
  bottom: 16,
  zIndex: 1500,
  display: 'grid',
  justifyItems: 'end',
  gap: 8,
  pointerEvents: 'none',
  '& .toast': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: 420,
    padding: '4px 4px 4px 16px',
    borderRadius: token.radius,
    background: token.ink,
    color: token.paper,
    pointerEvents: 'auto',
  },
  '& .toast.error': { boxShadow: `inset 4px 0 0 ${token.danger}` },
  // The lower end of a phone is where its sheets have their buttons.
  [PHONE]: { top: 16, bottom: 'auto' },
  '&.above': { top: 16, bottom: 'auto' },
  '@media print': { display: 'none' },
});

/** What three of them take of the lower right corner. */
const ROOM = { width: 452, height: 180 };

/** So much longer one stays that asks for a decision. */
const WITH_ACTION = 3;

function ToastItem({ toast }: { toast: Toast }) {
  const { action } = toast;
  const dismiss = () => toastStore().dismiss(toast.id);
  const act = () => {
    action?.run();
    dismiss();
  };
  /** While someone points at it or is in it, what can be done about it does not go away. */
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const time = action ? TOAST_MS * WITH_ACTION : TOAST_MS;
    const timer = setTimeout(() => toastStore().dismiss(toast.id), time);
    return () => clearTimeout(timer);
  }, [toast.id, action, isHeld]);
  return (
    <div
      className={`toast ${toast.tone}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {action && (
        <Button size="small" color="inherit" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Cerrar aviso" color="inherit" onClick={dismiss}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>
  );
}

/** An element of its own in the body, or in the frame there is, which readers go on hearing while a dialog hides the page. */
function useHeardHost(): HTMLElement {
  const frame = use(FrameContext);
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    (frame ?? document.body).append(host);
    const lower = frame && keepRaised(host);
    // A dialog hides whatever it finds beside itself.
    const hidden = new MutationObserver(() => host.removeAttribute('aria-hidden'));
    hidden.observe(host, { attributeFilter: ['aria-hidden'] });
    return () => {
      lower?.();
      hidden.disconnect();
      host.remove();
    };
  }, [host, frame]);
  return host;
}

/** What is said is of what has the focus: where that is at the lower end, toasts are at the upper one. */
function isLow(focused: Element | null): boolean {
  if (focused === null || focused === document.body) return false;
  const { top, height, right } = focused.getBoundingClientRect();
  return top + height > innerHeight - ROOM.height && right > innerWidth - ROOM.width;
}

/** Decided when the first of them comes, so that none moves while it is read. */
function useIsAbove(count: number): boolean {
  const [decided, setDecided] = useState({ count, isAbove: false });
  if (decided.count !== count) {
    const isAbove = decided.count === 0 ? isLow(focusedElement()) : decided.isAbove;
    setDecided({ count, isAbove });
  }
  return decided.isAbove;
}

/** Where toasts of every part of the page show. The region is always there, so readers hear them. */
export const Toaster = () => {
  const toasts = useToasts();
  return createPortal(
    <Stack role="status" aria-live="polite" className={useIsAbove(toasts.length) ? 'above' : ''}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </Stack>,
    useHeardHost(),
  );
};

/** The same for parts on a page that has no place for toasts: the first to come shows those of all. */
export const SharedToaster = () => useToastPlace() && <Toaster />;
