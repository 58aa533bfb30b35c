/** What holds for everything that stands at a point, and not for most. */
interface PointFacts {
  /** It has an address of its own: it needs `path`, and nothing else has one. */
  readonly isAddressed?: true;
  /** It could pass for the page itself: a part of another origin needs the registry's leave. */
  readonly isGuarded?: true;
  /** It is asked, and never drawn. */
  readonly isAsked?: true;
  /** No place is held for it: it shows nothing where it has nothing to tell. */
  readonly mayBeEmpty?: true;
}

/** The points that the shell itself offers. A part's own are in its manifest. */
const POINTS = {
  page: { isAddressed: true, isGuarded: true },
  main: {},
  panel: {},
  'header-action': {},
  'home-section': {},
  'settings-screen': { isAddressed: true, isGuarded: true },
  'settings-section': { isGuarded: true, mayBeEmpty: true },
  'search-source': { isGuarded: true, isAsked: true },
} as const satisfies Readonly<Record<string, PointFacts>>;

export type ShellPoint = keyof typeof POINTS;

/** Those of which a fact holds. */
export type ShellPointThat<Fact extends keyof PointFacts> = {
  readonly [Point in ShellPoint]: (typeof POINTS)[Point] extends Readonly<Record<Fact, true>>
    ? Point
    : never;
}[ShellPoint];

export const SHELL_POINTS = Object.keys(POINTS) as readonly ShellPoint[];

const isShellPoint = (point: string): point is ShellPoint => Object.hasOwn(POINTS, point);

/** Of a point that a part offers, only what its offer says: none of these. */
export const pointFacts = (point: string): PointFacts => (isShellPoint(point) ? POINTS[point] : {});
