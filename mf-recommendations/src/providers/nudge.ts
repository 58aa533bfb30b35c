import type { Point } from './projection.ts';

const ROUNDS = 200;

/** Where pins may stand: what is past the map's edge is cut. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Half a pin. */
  readonly margin: number;
}

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Half of what two pins lack to stand `apart`, as a step for the second; the first takes its opposite. */
function push(a: Point, b: Point, index: number, apart: number): Point {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance >= apart) return { x: 0, y: 0 };
  // Two pins on one spot part in a direction of their own, always the same one.
  const angle = distance === 0 ? index : Math.atan2(b.y - a.y, b.x - a.x);
  const step = (apart - distance) / 2 + 0.01;
  return { x: Math.cos(angle) * step, y: Math.sin(angle) * step };
}

/**
 * Moves pins that would overlap away from each other until they stand `apart`. Returns a new point
 * for each, in the same order; a pin with room around it, and within the map, stays where it is.
 */
export function nudgeApart(points: readonly Point[], apart: number, room: Room): Point[] {
  const { width, height, margin } = room;
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    moved.forEach((b, index) => {
      for (const a of moved.slice(0, index)) {
        const { x, y } = push(a, b, index, apart);
        a.x -= x;
        a.y -= y;
        b.x += x;
        b.y += y;
      }
    });
    for (const pin of moved) {
      pin.x = between(margin, pin.x, width - margin);
      pin.y = between(margin, pin.y, height - margin);
    }
  }
  return moved;
}
