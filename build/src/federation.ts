import { SHARED_MODULES } from './shared-modules.ts';

/** The table of shared modules in the form Module Federation takes. */
export const sharedConfig = ({ eager }: { eager: boolean }) =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { why: _why, ...options }]) => [
      name,
      { ...options, eager },
    ]),
  );
