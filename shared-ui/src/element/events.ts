type ElementEvent = Extract<keyof GlobalEventHandlersEventMap, `almanaque-${string}`>;

/**
 * Tells the portal, also out of its own shadow roots.
 * @param bubbles false: whoever listens further out was told already.
 */
export function tell<Name extends ElementEvent>(
  element: HTMLElement,
  name: Name,
  detail: GlobalEventHandlersEventMap[Name]['detail'],
  bubbles = true,
): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles, composed: true, detail }));
}
