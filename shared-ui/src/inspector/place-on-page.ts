import { drawnOnPage } from '@almanaque/remote-loader';
import { pageContributions, POINT_MARK } from '@almanaque/shared-contracts';

/** The innermost contribution that an event happened in, by the element that it was given. */
export const rootOf = (event: Event): Element | null =>
  (event.composedPath() as Element[]).find((element) => drawnOnPage.has(element)) ?? null;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const isSeen = ({ width, height }: Box): boolean => width > 0 && height > 0;

/** What holds all of them; null: none is seen. */
function around(all: readonly Box[]): Box | null {
  const boxes = all.filter(isSeen);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Where on the screen it is: what was given to it takes no place itself. Null: nothing of it is seen. */
export const boxOf = (root: Element): Box | null =>
  around([...root.querySelectorAll('*')].map((element) => element.getBoundingClientRect()));

/** Of a page's own element, by itself or by what is in it. */
const ownBox = (element: Element): Box | null =>
  around([element.getBoundingClientRect()]) ?? boxOf(element);

/** High enough for its name. */
const LINE = 36;

/** Below what is before it, as wide as what it is in: there, something would be. */
function boxOfMark(mark: Element): Box | null {
  let frame = mark.parentElement;
  while (frame && !isSeen(frame.getBoundingClientRect())) {
    // Hidden, and all that is in it.
    if (getComputedStyle(frame).display !== 'contents') return null;
    frame = frame.parentElement;
  }
  if (!frame) return null;
  const { left, top, width } = frame.getBoundingClientRect();
  let before = mark.previousElementSibling;
  while (before && !ownBox(before)) before = before.previousElementSibling;
  const above = before && ownBox(before);
  return { left, top: above ? above.top + above.height : top, width, height: LINE };
}

/** What stands at a point and is seen, by the elements it was given. */
export const rootsAt = (point: string): Element[] => {
  const places = pageContributions().getState()?.getState().places ?? [];
  return [...drawnOnPage].flatMap(([root, drawn]) => {
    const isThere = places.some(
      ({ id, contribution }) => id === drawn.id && contribution.point === point,
    );
    return isThere && boxOf(root) ? [root] : [];
  });
};

const marksOf = (point: string): Element[] => [
  ...document.querySelectorAll(`[${POINT_MARK}="${CSS.escape(point)}"]`),
];

/** Where a point is on the screen, or would be had it anything; null: it is not on this page. */
export function boxOfPoint(point: string): Box | null {
  const drawn = around(rootsAt(point).flatMap((root) => boxOf(root) ?? []));
  if (drawn) return drawn;
  return (
    marksOf(point)
      .map(boxOfMark)
      .find((box) => box !== null) ?? null
  );
}

/** Scrolls the page to it, where it is anywhere. */
export function bringToSight(point: string): void {
  const mark = marksOf(point).find((one) => boxOfMark(one) !== null);
  const place = rootsAt(point)[0]?.firstElementChild ?? mark?.parentElement;
  place?.scrollIntoView({ block: 'start' });
}
