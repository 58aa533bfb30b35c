import { createPortalLoader } from '@almanaque/remote-loader';
import { selectionStore, type RemoteProps } from '@almanaque/shared-contracts';
import { freshPage, type FreshPage } from '@almanaque/shared-contracts/testing';
import type { ElementDefinition } from '../definition.ts';
import type { AlmanaqueElement } from '../element.d.ts';
import { defineElement } from '../index.ts';

jest.mock('@almanaque/remote-loader', () => ({
  ...jest.requireActual<object>('@almanaque/remote-loader'),
  createPortalLoader: jest.fn(),
}));
// What jsdom has not: letters of the document, and style sheets without a tag.
jest.mock('../fonts.ts', () => ({ declareFonts: () => undefined }));

export const DAY = '2025-09-30';
export const unmount = jest.fn();
export const update = jest.fn();
export const mount = jest.fn((element: Element, props?: RemoteProps) => {
  element.textContent = 'el calendario';
  selectionStore(props?.apiBase);
  return { update, unmount };
});
export const remote = { contractVersion: '1.1.0', mount, Component: () => null };
export const load = jest.fn(() => Promise.resolve(remote));
export const drop = jest.fn();
/** Gives all elements of a kind `load` and `drop`. */
export const makeLoader = jest.mocked(createPortalLoader);

/** The server's settings, which nothing here reads. */
export const answers = () => ({ ok: true, json: () => Promise.resolve({}) }) as Response;
/** What asks for them, in place of `fetch`. */
export const ask = jest.fn<Promise<Response>, [string, RequestInit]>();

let made = 0;
/** An element's name that no other has had. */
export function freshTag(): `almanaque-${string}` {
  made += 1;
  return `almanaque-prueba-${made}`;
}

/** Defines an element of its own for a test, as that of the calendar. */
export function define(tag = freshTag()): string {
  const definition: ElementDefinition = {
    tag,
    folder: new URL('https://calendario.test/'),
    container: 'mf_calendar',
    missing: 'No está.',
    room: '0',
  };
  defineElement(definition);
  return tag;
}

export const create = (tag: string) => document.createElement(tag) as AlmanaqueElement;
export const settle = () => jest.advanceTimersByTimeAsync(0);
export const shownIn = (element: Element) => element.shadowRoot?.textContent ?? element.textContent;

/** Names of what it told, in order, with the selected day where there is one. */
export function heardFrom(target: EventTarget): string[] {
  const heard: string[] = [];
  for (const name of ['listo', 'seleccion', 'recomendaciones', 'falla']) {
    target.addEventListener(`almanaque-${name}`, (event) => {
      const { detail } = event as CustomEvent<{ readonly date?: string } | null>;
      heard.push(detail?.date === undefined ? name : `${name} ${detail.date}`);
    });
  }
  return heard;
}

let page: FreshPage;

// Each test has a page without elements, a remote that comes and a server that answers.
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  load.mockImplementation(() => Promise.resolve(remote));
  makeLoader.mockReturnValue({ load, drop });
  ask.mockImplementation(() => Promise.resolve(answers()));
  globalThis.fetch = ask as typeof fetch;
  page = freshPage();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.matchMedia = () => new EventTarget() as MediaQueryList;
});

afterEach(async () => {
  document.body.replaceChildren();
  // What leaves the page does so a moment later.
  await settle();
  page.leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
