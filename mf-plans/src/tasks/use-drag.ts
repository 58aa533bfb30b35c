import { useRef, useState, type PointerEvent } from 'react';

interface Dragged {
  readonly id: string;
  /** How far it was carried, in pixels. */
  readonly by: number;
}

/** Where among `rows` a point at `y` is: how many of their middles are above it. */
export const placeAt = (rows: readonly { top: number; height: number }[], y: number): number =>
  rows.filter(({ top, height }) => top + height / 2 < y).length;

/** Carries a row of a list by its handle. What is put down where it was is left alone. */
export function useDrag(onDrop: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef({ y: 0, others: [] as readonly DOMRect[] });

  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const row = event.currentTarget.closest('li');
      const rows = [...(row?.parentElement?.children ?? [])];
      const others = rows.filter((one) => one !== row).map((one) => one.getBoundingClientRect());
      start.current = { y: event.clientY, others };
      setDragged({ id, by: 0 });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged?.id !== id) return;
      setDragged({ id, by: clientY - start.current.y });
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (dragged?.id !== id) return;
      setDragged(null);
      // Not by what is drawn: the last move may have come just before, and is not drawn yet.
      const { y, others } = start.current;
      if (clientY !== y) onDrop(id, placeAt(others, clientY));
    },
    onPointerCancel: () => setDragged(null),
  });
  return { dragged, handleOf };
}
