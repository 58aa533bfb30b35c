/** Points of the portal whose contributions have an address. */
const ADDRESSED: readonly string[] = ['page', 'settings-screen'];

/** A contribution to `point`, ready to be put into a part's `contributions.ts`. */
export const declarationFor = (point: string): string =>
  [
    '{',
    "  id: 'propia',",
    `  point: '${point}',`,
    ...(ADDRESSED.includes(point) ? ["  path: 'propia',"] : []),
    "  title: 'Propia',",
    "  module: './propia',",
    '},',
  ].join('\n');
