import { drawnOnPage } from '@almanaque/remote-loader';

/** The innermost contribution that an event happened in, by the element that it was given. */
export const rootOf = (event: Event): Element | null =>
  (event.composedPath() as Element[]).find((element) => drawnOnPage.has(element)) ?? null;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where on the screen it is: what was given to it takes no place itself. */
export function boxOf(root: Element): Box {
  const boxes = [...root.querySelectorAll('*')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return boxes.length === 0
    ? { left: 0, top: 0, width: 0, height: 0 }
    : { left, top, width: right - left, height: bottom - top };
}
