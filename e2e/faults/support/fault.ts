export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  /** No page of another origin may read it. */
  readonly isKept?: boolean;
  /** The connection ends in the middle of it. */
  readonly breaksOff?: boolean;
}

interface Described {
  /** How the table of faults calls it, in Spanish. */
  readonly title: string;
  /** Whether the registry carries hashes. Default: no, or every altered file would be blocked first. */
  readonly withIntegrity?: boolean;
  /** Nothing fails by itself: the person is told after five seconds instead of three. */
  readonly hangs?: boolean;
  /** Console error the browser itself must write of it, besides those of failed requests. */
  readonly browserSays?: RegExp;
  /** What the slot must say besides what is missing. */
  readonly notice?: RegExp;
}

/** What is wrong with the place a remote comes from. */
export type Fault = Described &
  (
    | { readonly kind: 'down' }
    | {
        readonly kind: 'answers';
        /**
         * @param file name of the file asked for.
         * @param whole what a sound origin answers.
         * @param manifest the remote's own.
         */
        readonly answer: (file: string, whole: Answer, manifest: unknown) => Answer | 'never';
      }
  );

export const MANIFEST = 'mf-manifest.json';
export const ENTRY = 'remoteEntry.js';

interface Assets {
  readonly assets: { readonly js: Readonly<Record<'sync' | 'async', readonly string[]>> };
}

const chunksOf = (manifest: unknown, list: 'exposes' | 'shared'): readonly string[] => {
  const named = (manifest as Readonly<Record<typeof list, readonly Assets[]>>)[list];
  return named.flatMap(({ assets }) => [...assets.js.sync, ...assets.js.async]);
};

/** The chunks of what a remote exposes: its own code. */
export const isExposed = (file: string, manifest: unknown): boolean =>
  chunksOf(manifest, 'exposes').includes(file) && !chunksOf(manifest, 'shared').includes(file);

/** The chunks of a remote's own copies of what the page may share with it. */
export const isShared = (file: string, manifest: unknown): boolean =>
  chunksOf(manifest, 'shared').includes(file);

export const textOf = ({ body }: Answer): string => body.toString();

/** `whole` with its text altered. */
export const altered = (whole: Answer, alter: (text: string) => string): Answer => ({
  ...whole,
  body: alter(textOf(whole)),
});

export const MISSING: Answer = { status: 404, type: 'text/plain', body: '' };

/**
 * The remote's own components with something else evaluated wherever they use an effect: `inside`
 * gives an expression that ends in the effect hook of that React.
 */
export const throwingInside = (whole: Answer, inside: (react: string) => string): Answer =>
  altered(whole, (code) =>
    code.replace(/\(0,(\w+)\.useEffect\)/g, (_, react: string) => `(${inside(react)})`),
  );

/** The remote's own components with handlers that throw when pressed. */
export const throwingHandlers = (whole: Answer): Answer =>
  altered(whole, (code) =>
    code.replace(
      /,onClick:(?=\w+,children|\w+=>|\(\)=>)/g,
      ',onClick:()=>{throw new Error("falla")},"data-was":',
    ),
  );
