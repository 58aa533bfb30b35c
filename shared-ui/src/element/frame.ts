import { FRAME_ATTRIBUTE } from '../frame/frame.ts';
import type { ElementDefinition } from './definition.ts';
import { styleElement } from './frame-styles.ts';

/**
 * Makes the frame in which an element's remote lives: in a shadow root, where neither the portal's
 * styles nor its scripts' queries reach; with `shadow="no"`, in the element itself.
 */
export function createFrame(element: HTMLElement, definition: ElementDefinition): HTMLElement {
  const isOpen = element.getAttribute('shadow') === 'no';
  const root = isOpen ? element : (element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  styleElement(definition, root instanceof ShadowRoot ? root : element.ownerDocument);
  const frame = document.createElement('div');
  frame.setAttribute(FRAME_ATTRIBUTE, '');
  frame.setAttribute('part', 'marco');
  // The words are ours, whatever the portal's language.
  frame.lang = 'es-AR';
  root.replaceChildren(frame);
  return frame;
}
