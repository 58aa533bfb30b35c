import { fileURLToPath } from 'node:url';
import { SHARED_MODULES } from './shared-modules.ts';

/** The table of shared modules in the form Module Federation takes. */
export const sharedConfig = ({ eager }: { eager: boolean }) =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { why: _why, ...options }]) => [
      name,
      { ...options, eager },
    ]),
  );

const here = (file: string): string => fileURLToPath(new URL(`./runtime/${file}`, import.meta.url));

/**
 * What Module Federation's plugin would take from `@module-federation/runtime` for the browser, taken
 * from ours: see there. The plugin keeps to an alias that is set.
 */
export const SLIM_RUNTIME = {
  '@module-federation/runtime$': here('federation-runtime.ts'),
  '@module-federation/runtime/helpers$': here('federation-helpers.ts'),
  '@module-federation/sdk$': here('federation-sdk.ts'),
} as const;

/** What libraries bring along and no page of ours uses. */
export const UNUSED = {
  'hoist-non-react-statics$': here('no-hoisting.ts'),
  '@emotion/is-prop-valid$': here('is-prop-valid.ts'),
} as const;

/** Settings that shell and remotes have in common. */
export const FEDERATION = {
  dts: false,
  shareStrategy: 'loaded-first',
  experiments: {
    optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
  },
} as const;
