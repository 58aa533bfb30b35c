declare global {
  interface Window {
    /** What the card said of each remembered day. */
    rememberedCards?: Record<string, Element>;
  }
}

/** Keeps what Almanaque's card says of the selected day. Runs in the page, once that is seen. */
export function rememberDay(): void {
  const cell = document.querySelector<HTMLElement>('.cell[aria-selected="true"]');
  const card = document.querySelector('[aria-label="Día elegido"]');
  if (!cell || !card) throw new Error('No day is selected');
  window.rememberedCards ??= {};
  window.rememberedCards[cell.dataset['date'] ?? ''] = card.cloneNode(true) as Element;
}

/**
 * From now on a click on a remembered day changes in the page what Almanaque would, and nothing else:
 * neither its code nor React hears of it. What is left is what the browser takes to show it. Runs in the
 * page.
 */
export function replayDays(): void {
  const patchAttributes = (to: Element, from: Element) => {
    for (const { name, value } of from.attributes) {
      if (to.getAttribute(name) !== value) to.setAttribute(name, value);
    }
  };
  const patch = (to: Node, from: Node) => {
    if (to.nodeName !== from.nodeName) {
      to.parentNode?.replaceChild(from.cloneNode(true), to);
      return;
    }
    if (to.nodeValue !== from.nodeValue) to.nodeValue = from.nodeValue;
    if (to instanceof Element && from instanceof Element) patchAttributes(to, from);
    const [olds, news] = [[...to.childNodes], [...from.childNodes]];
    for (const [place, node] of news.entries()) {
      const old = olds[place];
      if (old) patch(old, node);
      else to.appendChild(node.cloneNode(true));
    }
    for (const old of olds.slice(news.length)) old.remove();
  };
  const card = document.querySelector('[aria-label="Día elegido"]');
  let selected = document.querySelector<HTMLElement>('.cell[aria-selected="true"]');
  const mark = (cell: HTMLElement | null, isSelected: boolean) => {
    if (!cell) return;
    cell.classList.toggle('selected', isSelected);
    cell.setAttribute('aria-selected', String(isSelected));
    cell.tabIndex = isSelected ? 0 : -1;
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const cell = target instanceof Element ? target.closest<HTMLElement>('.cell') : null;
    const said = window.rememberedCards?.[cell?.dataset['date'] ?? ''];
    if (!cell || !card || !said) return;
    event.stopPropagation();
    mark(selected, false);
    mark(cell, true);
    selected = cell;
    patch(card, said);
  };
  addEventListener('click', onClick, { capture: true });
}
