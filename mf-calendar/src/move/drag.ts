import {
  draggable,
  dropTargetForElements,
  type ElementEventBasePayload,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import type { Carried } from './carried.ts';
import { dragInShadow } from './drag-in-shadow.ts';

type Detach = () => void;

/** What each chip stands for, also after a change of month took the chip away under the pointer. */
const carriedBy = new WeakMap<Element, Carried>();

const carriedIn = ({ source }: Pick<ElementEventBasePayload, 'source'>): Carried | undefined =>
  carriedBy.get(source.element);

const mark = (element: HTMLElement, name: 'data-dragged' | 'data-over') => ({
  on: () => element.setAttribute(name, ''),
  off: () => element.removeAttribute(name),
});

export function attachChip(element: HTMLElement, carried: Carried, onPickUp: () => void): Detach {
  carriedBy.set(element, carried);
  const dragged = mark(element, 'data-dragged');
  const onDragStart = () => {
    dragged.on();
    onPickUp();
  };
  return combine(dragInShadow(element), draggable({ element, onDragStart, onDrop: dragged.off }));
}

const target = (element: HTMLElement) => ({
  element,
  canDrop: (feedback: Pick<ElementEventBasePayload, 'source'>) => carriedIn(feedback) !== undefined,
});

export function attachDay(element: HTMLElement, onDrop: (carried: Carried) => void): Detach {
  const over = mark(element, 'data-over');
  return dropTargetForElements({
    ...target(element),
    onDragEnter: over.on,
    onDragLeave: over.off,
    onDrop: (payload) => {
      over.off();
      const carried = carriedIn(payload);
      if (carried) onDrop(carried);
    },
  });
}

/** Long enough not to turn the month for who only passes by. */
const HOLD_MS = 700;

export function attachStep(element: HTMLElement): Detach {
  const over = mark(element, 'data-over');
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(timer);
    over.off();
  };
  const detach = dropTargetForElements({
    ...target(element),
    onDragEnter: () => {
      over.on();
      timer = setInterval(() => element.click(), HOLD_MS);
    },
    onDragLeave: stop,
    onDrop: stop,
  });
  return () => {
    stop();
    detach();
  };
}
