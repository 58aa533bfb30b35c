const scrolls = (element: Element): boolean =>
  ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);

const isInside = (element: Element, root: Element): boolean => {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    if (scrolls(at)) return true;
  }
  return false;
};

const nameOf = (element: Element): string =>
  `<${element.localName}> «${element.textContent.trim().slice(0, 40)}»`;

/** What makes the page scroll sideways, or is cut off by the edge; what scrolls by itself may be wider. */
export function wideIn(root: HTMLElement): readonly string[] {
  const found = [...root.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isOut = right > innerWidth + 1 || left < -1;
    // What is there for screen readers alone is as small as a point.
    return isOut && width > 1 && !isInside(element, root);
  });
  const page = document.scrollingElement;
  const isPageWide = page !== null && page.scrollWidth > innerWidth;
  return [
    ...(isPageWide ? [`la página se corre de costado: mide ${page.scrollWidth} px`] : []),
    ...found.slice(0, 3).map((element) => `${nameOf(element)} se sale de la pantalla`),
  ];
}
