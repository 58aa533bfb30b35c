const MARGIN = 8;
const LEAST_HEIGHT = 160;
const MOST_HEIGHT = 600;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Placement {
  /** How far the panel's right edge lies left of the opener's; negative: right of it. */
  readonly right: number;
  readonly maxHeight: number;
}

/** Under the opener, flush with its right edge, and moved sideways where it would leave the viewport. */
export function placementOf(
  opener: Pick<DOMRect, 'right' | 'bottom'>,
  panelWidth: number,
  viewport: Size,
): Placement {
  const rightmost = Math.min(opener.right, viewport.width - MARGIN);
  const room = viewport.height - opener.bottom - 2 * MARGIN;
  return {
    right: opener.right - Math.max(rightmost, panelWidth + MARGIN),
    maxHeight: Math.max(LEAST_HEIGHT, Math.min(room, MOST_HEIGHT)),
  };
}

/** Keeps `panel` inside the viewport until the returned function is called. */
export function keepInView(root: HTMLElement, panel: HTMLElement): () => void {
  const place = () => {
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const placement = placementOf(root.getBoundingClientRect(), panel.offsetWidth, viewport);
    panel.style.right = `${placement.right}px`;
    panel.style.maxHeight = `${placement.maxHeight}px`;
  };
  place();
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}
