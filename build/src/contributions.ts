import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import {
  declarationSchema,
  SHELL_POINTS,
  type Declaration,
} from '@almanaque/shared-contracts/contributions';

const NAME = 'almanaque-contributions';
const MANIFEST = 'mf-manifest.json';

const OFFERED: ReadonlySet<string> = new Set(SHELL_POINTS);

/** By the name a container gives it ('./remote'), the file it is. */
export type Exposes = Readonly<Record<string, string>>;

type Issue = NonNullable<ReturnType<typeof declarationSchema.safeParse>['error']>['issues'][number];

/** Where it is, and what is wrong there. */
const wording = (issue: Issue): string => {
  const place = issue.path.join('.') || 'declaración';
  return issue.code === 'unrecognized_keys'
    ? `${place}: ${issue.keys.join(', ')} no se conoce.`
    : `${place} no vale.`;
};

const twice = (names: readonly string[]): string[] =>
  names.filter((name, place) => names.indexOf(name) !== place);

/**
 * All that is wrong of what a part declares, each with its place, in one go.
 * @param part its name: whose points it may offer.
 * @param exposes what its container has; all of it draws some contribution, and nothing else does.
 */
export function declarationProblems(part: string, declared: unknown, exposes: Exposes): string[] {
  const { data, error } = declarationSchema.safeParse(declared);
  if (!data) return error.issues.map(wording);
  const { contributions, offers = [] } = data;
  const modules = contributions.map(({ module }) => module);
  const offered = offers.map(({ point }) => point);
  return [
    ...modules
      .filter((module) => !(module in exposes))
      .map((module) => `${module} se nombra y la parte no lo expone.`),
    ...Object.keys(exposes)
      .filter((exposed) => !modules.includes(exposed))
      .map((exposed) => `${exposed} está expuesto y nada lo nombra.`),
    ...contributions
      .filter(({ point }) => !point.includes('/') && !OFFERED.has(point))
      .map(({ id, point }) => `${id}: el portal no ofrece el punto ${point}.`),
    ...contributions
      .filter(({ point }) => point.startsWith(`${part}/`) && !offered.includes(point))
      .map(({ id, point }) => `${id}: la parte misma no ofrece el punto ${point}.`),
    ...twice(contributions.map(({ id }) => id)).map((id) => `${id} está dos veces.`),
    ...twice(offered).map((point) => `${point} se ofrece dos veces.`),
    ...offered
      .filter((point) => !point.startsWith(`${part}/`))
      .map((point) => `${point} no es de la parte: no lo puede ofrecer.`),
  ];
}

interface Options {
  readonly part: string;
  /** Reads the part's `src/contributions.ts` anew. */
  readonly read: () => Promise<unknown>;
  readonly file: string;
  readonly exposes: Exposes;
}

/**
 * Writes into a part's manifest what it brings and offers, from its one declaration. A build whose
 * declaration and container do not agree fails, and says all that is wrong.
 */
export const contributions = ({ part, read, file, exposes }: Options): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    let declared: unknown;
    compiler.hooks.make.tapPromise(NAME, async (compilation) => {
      compilation.fileDependencies.add(file);
      declared = await read();
      for (const problem of declarationProblems(part, declared, exposes)) {
        compilation.errors.push(new webpack.WebpackError(`${file}: ${problem}`));
      }
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // As soon as Module Federation has written it, and before it is compressed.
      compilation.hooks.processAdditionalAssets.tap(NAME, (assets) => {
        if (!(MANIFEST in assets)) return;
        compilation.updateAsset(MANIFEST, (source) => {
          const manifest = JSON.parse(source.source().toString()) as object;
          const whole = JSON.stringify({ ...manifest, ...(declared as Declaration) }, null, 2);
          return new webpack.sources.RawSource(whole);
        });
      });
    });
  },
});
