import { styled, token } from '@almanaque/ui';
import { useSyncExternalStore } from 'react';

const NARROW = '@media (max-width: 1099.95px)';

const Line = styled('div')({
  // Room at the end of the page, so that its last line can be scrolled out from under it.
  '&:not(:empty)': { height: '4.5rem' },
  '& p': {
    position: 'fixed',
    // Over dialogs too: it is there that something is being written.
    zIndex: 1400,
    // Below the margin, where a wide page has nothing.
    right: 24,
    bottom: 4,
    width: 334,
    margin: 0,
    padding: '2px 12px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: token.radius,
    background: token.paper,
    color: token.ink,
    fontSize: '0.8125rem',
    lineHeight: 1.4,
  },
  [NARROW]: {
    '& p': {
      inset: 'auto 0 0',
      width: 'auto',
      borderWidth: '1px 0',
      borderRadius: 0,
      textAlign: 'center',
    },
    // The lower end of a phone is where its sheets have their buttons.
    'body:has([role=dialog]) & p': { inset: '0 0 auto' },
  },
  '@media print': { display: 'none' },
});

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, for as long as there is none. Nothing moves for it. */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Line role="status">
      {!isOnline && (
        <p>Estás sin conexión. Ves lo último que llegó, y lo que escribas sigue acá.</p>
      )}
    </Line>
  );
}
