const HEADING = 'h1, h2, h3, h4, h5, h6';
const CONTROL = ':is(a[href], button, input, select, textarea):not(:disabled)';
const BUSY = '[aria-busy="true"]';

/** Something around an element, and what stands in it before and after the way down to the element. */
interface Surrounding {
  readonly parent: HTMLElement;
  readonly before: Element | null;
  readonly after: Element | null;
}

function surroundingsOf(element: HTMLElement): readonly Surrounding[] {
  const found: Surrounding[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    const { parentElement: parent, previousElementSibling, nextElementSibling } = at;
    found.push({ parent, before: previousElementSibling, after: nextElementSibling });
  }
  return found;
}

/** What is now in the place; where nothing came, what is around it. */
function nowIn({ parent, before, after }: Surrounding): readonly Element[] {
  const all = [...parent.children];
  const first = before?.parentElement === parent ? all.indexOf(before) + 1 : 0;
  const end = after?.parentElement === parent ? all.indexOf(after) : all.length;
  const came = all.slice(first, end);
  return came.length > 0 ? came : [parent];
}

const firstOf = (elements: readonly Element[], selector: string): HTMLElement | null => {
  for (const element of elements) {
    const found = element.matches(selector) ? element : element.querySelector(selector);
    if (found instanceof HTMLElement) return found;
  }
  return null;
};

/**
 * For what goes away with the focus in it: the focus goes to what comes in its place. That is its heading,
 * or else its first control, once it is no longer on its way.
 * @param element still in the page.
 */
function followPlace(element: HTMLElement): void {
  const surroundings = surroundingsOf(element);
  const observer = new MutationObserver(() => {
    const around = surroundings.find(({ parent }) => parent.isConnected);
    const now = around ? nowIn(around) : [];
    const heading = firstOf(now, HEADING);
    const isBusy = heading === null && firstOf(now, BUSY) !== null;
    const target = heading ?? firstOf(now, isBusy ? '*' : CONTROL) ?? firstOf(now, '*');
    if (target && !target.matches(CONTROL)) target.tabIndex = -1;
    if (document.activeElement === document.body) target?.focus();
    // Whoever goes elsewhere meanwhile is not called back.
    if (!isBusy || !target?.matches(':focus')) observer.disconnect();
  });
  observer.observe(element.getRootNode(), {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-busy'],
  });
}

/** The `ref` of a notice: the button that was pressed goes away with it, by what comes in its place. */
export const handFocusOn = (element: HTMLElement | null) => () => {
  if (element?.querySelector(':focus')) followPlace(element);
};
