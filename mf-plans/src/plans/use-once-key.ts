import { useRef } from 'react';

/** Also where the page has no secure context, and so no `randomUUID`. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * A key for what is to be added: the same as long as the same is sent, so that what the server kept though
 * its answer was lost is not added a second time. `spend` once it was added: the same again is another one.
 */
export function useOnceKey() {
  const last = useRef({ sent: '', key: '' });
  return {
    keyOf: (entered: object): string => {
      const sent = JSON.stringify(entered);
      if (last.current.sent !== sent) last.current = { sent, key: randomKey() };
      return last.current.key;
    },
    spend: () => {
      last.current = { sent: '', key: '' };
    },
  };
}
