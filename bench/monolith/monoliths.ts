/**
 * The calendar alone in the page, and the page with all its parts; and what bounds both from below: the
 * least that React takes for such a page.
 */
export const MONOLITHS = ['calendar', 'all', 'bare'] as const;
export type Monolith = (typeof MONOLITHS)[number];
