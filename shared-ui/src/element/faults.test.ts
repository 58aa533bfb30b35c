import { tryEveryFault, type Origin } from '@almanaque/remote-loader/testing';
import { defineElement } from './index.ts';

// What jsdom has not: letters of the document, and style sheets without a tag.
jest.mock('./fonts.ts', () => ({ declareFonts: () => undefined }));

let made = 0;

/** An element of its own for each test: all of a kind share what is loaded. */
function define({ folder, container }: Origin): string {
  made += 1;
  const tag = `almanaque-falla-${made}` as const;
  defineElement({ tag, folder: new URL(folder), container, missing: 'No está.', room: '0' });
  return tag;
}

tryEveryFault('element', () => {
  const shown = () => document.body.lastElementChild?.shadowRoot?.textContent ?? '';
  return {
    open: async (origin) => {
      document.body.append(document.createElement(define(origin)));
      await jest.advanceTimersByTimeAsync(0);
    },
    shows: () => {
      if (shown() === 'calendario listo') return 'the remote';
      return shown().startsWith('No está.') ? 'that it is missing' : 'nothing yet';
    },
    wait: (ms) => jest.advanceTimersByTimeAsync(ms),
    close: async () => {
      document.body.lastElementChild?.remove();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
});
