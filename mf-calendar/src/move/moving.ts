import type { IsoDate } from '@almanaque/shared-contracts';
import type { Consequence } from '@almanaque/shared-contracts/move';
import type { Carried } from './carried.ts';

export type Moving =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'carrying';
      readonly carried: Carried;
      /** What had the focus when it was picked up. */
      readonly opener: Element | null;
    }
  /** Put down: it waits for what of it is meant, where it repeats, or for what moves along to be seen. */
  | {
      readonly kind: 'asking';
      readonly carried: Carried;
      readonly to: IsoDate;
      readonly consequences: readonly Consequence[];
      /** Tells what waits whether it is moved; null: nothing waits, for it is not moved yet. */
      readonly answer: ((isWanted: boolean) => void) | null;
    };
