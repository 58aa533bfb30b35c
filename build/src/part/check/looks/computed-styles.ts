import type { JSHandle, Locator } from '@playwright/test';

/** By element, in the order of the document: every property as the browser worked it out. */
export type Styles = readonly (readonly [
  element: string,
  style: Readonly<Record<string, string>>,
])[];

/** In the page: the styles of `root` and, if `isDeep`, of everything under it, shadow roots included. */
function read(root: Element, isDeep: boolean): Styles {
  const found: [string, Record<string, string>][] = [];
  const visit = (element: Element) => {
    const style = getComputedStyle(element);
    const properties = Object.fromEntries(
      [...style]
        // A custom property that a script registered is listed with a value everywhere, set or not.
        .filter((name) => !name.startsWith('--'))
        .map((name) => [name, style.getPropertyValue(name)]),
    );
    found.push([`${element.localName}.${element.getAttribute('class') ?? ''}`, properties]);
    if (!isDeep) return;
    for (const child of element.shadowRoot?.children ?? element.children) visit(child);
  };
  visit(root);
  return found;
}

/** Of what `locator` finds and, if `isDeep`, all that is inside. */
export const stylesOf = (locator: Locator, isDeep = true): Promise<Styles> =>
  locator.evaluate(read, isDeep);

/**
 * Of what is inside alone, where the box itself is its page's. They stay in the page: a calendar's are
 * some 240,000 values.
 */
export const stylesInside = async (locator: Locator): Promise<JSHandle<Styles>> => {
  const all = await locator.evaluateHandle(read, true);
  return all.evaluateHandle(([, ...inside]) => inside);
};

/** What differs, as 'button.day font-size: 16px → 7px'. It may run in the page. */
export const differences = (before: Styles, after: Styles): string[] => [
  ...(before.length === after.length ? [] : [`${before.length} → ${after.length} elements`]),
  ...before.flatMap(([element, style], index) =>
    Object.entries(style)
      .filter(([name, value]) => after[index]?.[1][name] !== value)
      .map(([name, value]) => `${element} ${name}: ${value} → ${after[index]?.[1][name] ?? ''}`),
  ),
];
