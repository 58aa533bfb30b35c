type ElementEvent = Extract<keyof GlobalEventHandlersEventMap, `almanaque-${string}`>;

/** Tells the portal, also out of its own shadow roots. */
export function tell<Name extends ElementEvent>(
  element: HTMLElement,
  name: Name,
  detail: GlobalEventHandlersEventMap[Name]['detail'],
): void {
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
}
