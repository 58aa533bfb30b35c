/** What there is for a person where a part is. */
export interface Seen {
  /** Its text, and the names of what has no text. */
  readonly words: string;
  readonly isBusy: boolean;
  /** A live region says something, at once (an alert) or in its turn (a status). */
  readonly isTelling: boolean;
  /** Something of it takes place on the screen. */
  readonly isThere: boolean;
}

const within = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? within(element.shadowRoot) : []),
  ]);

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';

export function seenIn(root: HTMLElement): Seen {
  const all = within(root);
  return {
    words: [root.innerText, ...all.map(nameOf)].filter(Boolean).join('\n'),
    isBusy: all.some((element) => element.getAttribute('aria-busy') === 'true'),
    isTelling: all.some(
      ({ role, textContent }) => (role === 'alert' || role === 'status') && textContent !== '',
    ),
    isThere: all.some((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    }),
  };
}
