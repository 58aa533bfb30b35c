import { createRequire } from 'node:module';
import { besides } from '../besides.ts';
import { SHARED_MODULES } from '../shared-modules.ts';

/** The table of shared modules in the form Module Federation takes. */
export const sharedConfig = ({ eager }: { eager: boolean }) =>
  Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([name, { why: _why, ...options }]) => [
      name,
      { ...options, eager },
    ]),
  );

const here = (file: string): string => besides(`federation/runtime/${file}`);

const plugin = createRequire(import.meta.resolve('@module-federation/enhanced/webpack'));

/** Ours in the place of what Module Federation's plugin, by its path, has the browser load: see there. */
export const SLIM_RUNTIME = {
  [plugin.resolve('@module-federation/webpack-bundler-runtime/bundler')]: here('bundler-runtime'),
};

/** What libraries bring along and no page of ours uses. */
export const UNUSED = {
  'hoist-non-react-statics$': here('no-hoisting'),
  '@emotion/is-prop-valid$': here('is-prop-valid'),
} as const;

/** Settings that shell and remotes have in common. */
export const FEDERATION = {
  dts: false,
  shareStrategy: 'loaded-first',
  experiments: {
    optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
  },
} as const;
