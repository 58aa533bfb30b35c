import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import { compiledEarly } from '../../build/src/compiled-early.ts';
import { SLIM_RUNTIME, UNUSED } from '../../build/src/federation/federation.ts';
import { sharedOnce } from '../../build/src/federation/shared-once.ts';
import { shortIds } from '../../build/src/short-ids.ts';
import { inHouse } from '../../tools/house.ts';

type Leave = (config: Configuration) => Configuration;

const withoutPlugin =
  (plugin: object): Leave =>
  (config) => ({ ...config, plugins: (config.plugins ?? []).filter((one) => one !== plugin) });

type Aliases = Readonly<Record<string, string | false | string[]>>;

const withAlias =
  (change: (aliases: Aliases) => Aliases): Leave =>
  (config) => {
    const alias = config.resolve?.alias;
    // Ours are an object; webpack would take a list as well.
    const aliases = alias === undefined || Array.isArray(alias) ? {} : alias;
    return { ...config, resolve: { ...config.resolve, alias: { ...change(aliases) } } };
  };

const withoutAliases = (aliases: object): Leave =>
  withAlias((alias) =>
    Object.fromEntries(Object.entries(alias).filter(([name]) => !Object.hasOwn(aliases, name))),
  );

/** How each trick of `build/TRICKS.md` is left out of a part's build, by its name there. */
export const TRICKS: Readonly<Record<string, Leave>> = {
  'slim-runtime': withoutAliases(SLIM_RUNTIME),
  unused: withoutAliases(UNUSED),
  'shared-once': withoutPlugin(sharedOnce),
  'short-ids': withoutPlugin(shortIds),
  'compiled-early': withoutPlugin(compiledEarly),
  'native-nesting': withAlias((alias) => ({
    ...alias,
    [inHouse('shared-ui/src/theme/native-nesting.ts')]: inHouse('bench/tricks/no-nesting.ts'),
  })),
  'ask-early': (config) => {
    for (const plugin of config.plugins ?? []) {
      if (plugin instanceof HtmlWebpackPlugin)
        Object.assign(plugin.options ?? {}, { askEarly: '' });
    }
    return config;
  },
};
