import type { Contribution } from '@almanaque/shared-contracts/contributions';

/** Points that hold no place: what stands there shows nothing where it has nothing to tell. */
const EMPTY_AT_TIMES: readonly string[] = ['settings-section'];

export const mayBeEmpty = ({ point }: Contribution): boolean => EMPTY_AT_TIMES.includes(point);
