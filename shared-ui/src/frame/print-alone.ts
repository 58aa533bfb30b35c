import { FRAME_ATTRIBUTE } from './frame.ts';

/** Properties and their values. */
type Styling = Readonly<Record<string, string>>;

const LEFT_OUT: Styling = { display: 'none' };
/** Nothing of what is around the element is printed, and none of it may hold, move or clip the element. */
const AROUND: Styling = { all: 'initial', display: 'block' };
/** Words beside an element are no element that could be left out. */
const WORDLESS: Styling = { ...AROUND, 'font-size': '0' };

/** A page of its own would begin after whatever is around it, be that of no height. */
const ON_THE_FIRST_PAGE: Styling = { page: 'auto' };

/** Styles an element, whatever the portal's style sheets say. @returns what brings its own style back. */
function restyle(element: HTMLElement | SVGElement, styling: Styling): () => void {
  const before = element.hasAttribute('style') ? element.style.cssText : null;
  for (const [property, value] of Object.entries(styling)) {
    element.style.setProperty(property, value, 'important');
  }
  // Not as an attribute, which a content policy may forbid.
  return () => {
    if (before !== null) element.style.cssText = before;
    // Where nobody looked for the attribute since, Chromium would leave it there, empty.
    else if (element.hasAttribute('style')) element.removeAttribute('style');
  };
}

const canBeStyled = (node: unknown): node is HTMLElement | SVGElement =>
  node instanceof HTMLElement || node instanceof SVGElement;

/** What it is drawn in: the slot it is put into, what it is a child of, or the host of its root. */
const around = (element: Element): Element | null => {
  if (element.assignedSlot) return element.assignedSlot;
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
};

/** An @page rule in a shadow root counts for nothing: the document has to say it. */
function adoptPaper(paper: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${paper} !important; margin: 12mm !important; }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * Leaves out of the page all but `element`, which is in a frame, and lays it out on `paper`: 'A4 portrait'.
 * @returns what brings the page back, just as it was.
 */
export function printAlone(element: HTMLElement, paper: string): () => void {
  const undo = [adoptPaper(paper), restyle(element, ON_THE_FIRST_PAGE)];
  let isFramed = true;
  for (let inner: Element = element; ;) {
    for (const sibling of inner.parentNode?.children ?? []) {
      if (sibling !== inner && canBeStyled(sibling)) undo.push(restyle(sibling, LEFT_OUT));
    }
    const outer = around(inner);
    if (outer === null) break;
    if (canBeStyled(outer)) undo.push(restyle(outer, isFramed ? AROUND : WORDLESS));
    isFramed &&= !outer.hasAttribute(FRAME_ATTRIBUTE);
    inner = outer;
  }
  return () => undo.forEach((bringBack) => bringBack());
}
