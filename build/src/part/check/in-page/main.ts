import { selectionStore, type RemoteModule, type RemoteProps } from '@almanaque/shared-contracts';
import { fakeHost, fakeRemote, session, type FakeHost } from '@almanaque/shared-contracts/testing';
import { SCHEME_ATTRIBUTE } from '@almanaque/ui';
import { findingsOfAxe } from './axe.ts';
import { bring } from './bring.ts';
import { faulty } from './faults.ts';
import { mountAgain } from './mount-again.ts';
import { placeInFrame, placeInPage, type Place } from './place.ts';
import type { Portal } from './portal.ts';
import { sampleEvent, samplesOf } from './samples.ts';
import { seenIn } from './seen.ts';
import { wideIn } from './wide.ts';

const NEIGHBOUR = 'La vecina';

interface Shown {
  readonly host: FakeHost;
  readonly neighbour: Place;
  readonly place: Place;
  readonly asked: () => number;
  readonly candidate: () => Promise<unknown>;
}
let shown: Shown;

const colour: Portal['colour'] = async (scheme) => {
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
  const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  // A transition whose element is drawn anew is cancelled: it has ended, too.
  await Promise.allSettled(passing.map(({ finished }) => finished));
};

const open: Portal['open'] = async ({ container, module, props, point }, scene) => {
  await colour(scene.scheme);
  const event = sampleEvent();
  const handed: RemoteProps['point'] = { ...samplesOf(props), ...point };
  const given = scene.role && session({ role: scene.role });
  const host = fakeHost({ events: [event], session: given, point: handed });
  const fault = scene.fault && faulty(scene.fault);
  if (fault) Reflect.set(globalThis, 'fetch', fault.fetch);
  selectionStore().openEvent(event);
  const candidate = () => bring(container, module);
  const neighbour = await placeInPage(host, fakeRemote(NEIGHBOUR));
  const place = scene.isFramed
    ? placeInFrame((await candidate()) as RemoteModule, scene.scheme)
    : await placeInPage(host, candidate);
  shown = {
    host,
    neighbour,
    place,
    candidate,
    asked: fault?.asked ?? (() => host.requests.length),
  };
};

const portal: Portal = {
  open,
  colour,
  see: () => {
    const { place, neighbour, asked } = shown;
    return {
      ...seenIn(place.element),
      asked: asked(),
      failure: place.failure(),
      isNeighbourThere: neighbour.element.textContent.startsWith(NEIGHBOUR),
    };
  },
  findings: () => findingsOfAxe(shown.place.element),
  wide: () => wideIn(shown.place.element),
  mountAgain: (times) => mountAgain(shown.candidate, times),
  around: () => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('script, style, link').forEach((element) => element.remove());
    return copy.outerHTML;
  },
};
Object.assign(window, { portal });
