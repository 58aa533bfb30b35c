import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';

/**
 * What the pointer is over: in a shadow root, the element itself and not its host. Of all that is there,
 * since on top may be what the library puts under the pointer, which is not in the root.
 */
function elementUnder({ clientX: x, clientY: y }: DragEvent): Element | null {
  let found = getElementFromPointWithoutHoneypot({ x, y });
  for (;;) {
    const root = found?.shadowRoot;
    const inner = root?.elementsFromPoint(x, y).find((element) => root.contains(element));
    if (!inner) return found;
    found = inner;
  }
}

const tell = (event: DragEvent, target: EventTarget | null) =>
  Object.defineProperty(event, 'target', { value: target });

const tellWhatIsUnder = (event: DragEvent) => tell(event, elementUnder(event));

let dragging = new AbortController();

/** From the start of a drag to its end; it hears of all before the library does. */
function begin(event: DragEvent): void {
  dragging.abort();
  dragging = new AbortController();
  const { signal } = dragging;
  tell(event, event.currentTarget);
  window.addEventListener('dragenter', tellWhatIsUnder, { capture: true, signal });
  window.addEventListener('dragover', tellWhatIsUnder, { capture: true, signal });
  const end = () => dragging.abort();
  window.addEventListener('drop', end, { signal });
  window.addEventListener('dragend', end, { signal });
}

/**
 * Lets the library drag an element that is in a shadow root, too. It asks events at the document for
 * their target, and seen from there whatever is in a shadow root is its host (DOM, "retarget").
 */
export function dragInShadow(element: HTMLElement): () => void {
  if (!(element.getRootNode() instanceof ShadowRoot)) return () => undefined;
  element.addEventListener('dragstart', begin);
  return () => element.removeEventListener('dragstart', begin);
}
