import { pointFacts } from '@almanaque/shared-contracts/contributions';

/** A contribution to `point`, ready to be put into a part's `contributions.ts`. */
export const declarationFor = (point: string): string =>
  [
    '{',
    "  id: 'propia',",
    `  point: '${point}',`,
    ...(pointFacts(point).isAddressed ? ["  path: 'propia',"] : []),
    "  title: 'Propia',",
    "  module: './propia',",
    '},',
  ].join('\n');
