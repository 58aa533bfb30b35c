interface Dismissal {
  /** The person went elsewhere, with the pointer or with the focus. */
  readonly onLeave: () => void;
  readonly onEscape: () => void;
}

/** Hears every way of leaving `root` until the returned function is called. */
export function listenForDismissal(root: HTMLElement, { onLeave, onEscape }: Dismissal) {
  const onPointerDown = (event: PointerEvent) => {
    // Not `target`: seen from the document, everything in a shadow root has its host as target.
    if (!event.composedPath().includes(root)) onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // One Escape closes one thing, and not a dialog of the browser's around it either.
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // Null when the whole window loses the focus: then nobody has moved on.
    if (relatedTarget instanceof Node && !root.contains(relatedTarget)) onLeave();
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  root.addEventListener('keydown', onKeyDown);
  root.addEventListener('focusout', onFocusOut);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    root.removeEventListener('keydown', onKeyDown);
    root.removeEventListener('focusout', onFocusOut);
  };
}
