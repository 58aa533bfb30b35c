import type { RegistryEntry } from '@almanaque/shared-contracts/schemas';
import { broughtBy, type Manifest } from './manifest.ts';
import { asAsked, isForeign } from './remote-address.ts';

/** What people come for: the shell loads it before the others (`after` in its `header.tsx`). */
const FIRST_POINT = 'main';

/** What is on screen before anything is opened. */
const AT_ONCE: readonly unknown[] = [FIRST_POINT, 'panel', 'header-action'];

/** As much of it as is needed here, of what nobody has read yet. */
type Brought = { readonly point?: unknown; readonly module?: unknown } | null;

/** Whether the first view needs it. */
export const isEarly = ({ preload }: RegistryEntry): boolean => preload === true;

interface HintedScript {
  readonly address: string;
  /** As the registry carries it; the browser then checks it already as it comes. */
  readonly integrity: string | undefined;
  readonly isForeign: boolean;
  /** The remote is loaded after the first one, so its hint must not compete with what the person waits for. */
  readonly isLater: boolean;
}

/** What the page is going to ask for, told before any script of it runs. */
export interface Hints {
  /** Other origins that the first view needs: the browser connects to them before it knows what for. */
  readonly origins: readonly string[];
  /** What the shell fetches: hinted at and not inlined, so that it is always what is published now. */
  readonly data: readonly string[];
  readonly scripts: readonly HintedScript[];
}

export const NO_HINTS: Hints = { origins: [], data: [], scripts: [] };

/**
 * The scripts that a remote's first load needs. A hint is not believed: one that is out of date makes
 * the browser ask for a file that nobody wants, and changes nothing of what is loaded.
 * @param url where the manifest is.
 */
export function scriptHints(
  { name, integrity }: Pick<RegistryEntry, 'name' | 'integrity'>,
  manifest: Manifest,
  url: URL,
): HintedScript[] {
  const base = manifest.publicPath === 'auto' ? url : URL.parse(manifest.publicPath, url);
  const brought = broughtBy(name, manifest) as readonly Brought[];
  const isLater = !brought.some((one) => one?.point === FIRST_POINT);
  const modules = brought.filter((one) => AT_ONCE.includes(one?.point)).map((one) => one?.module);
  const chunks = [...manifest.chunks].flatMap(([module, files]) =>
    brought.length === 0 || modules.includes(module) ? files : [],
  );
  return [...new Set([manifest.entry, ...chunks])].flatMap((script) => {
    // Whatever a part wrote there, the page goes on without it.
    const address = base && URL.parse(script, base);
    if (!address) return [];
    return {
      address: asAsked(address),
      integrity: integrity?.[script],
      isForeign: isForeign(address),
      isLater,
    };
  });
}

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const link = (rel: string, address: string, rest: string): string =>
  `<link rel="${rel}"${rest} href="${attribute(address)}"`;

// As the loader asks: a script of another origin without credentials, one of ours as any other.
const scriptLink = ({ address, integrity, isForeign: isOther, isLater }: HintedScript): string =>
  [
    link('preload', address, ` as="script"${isLater ? ' fetchpriority="low"' : ''}`),
    ...(integrity === undefined ? [] : [` integrity="${attribute(integrity)}"`]),
    ...(isOther ? [' crossorigin'] : []),
    '>',
  ].join('');

/** The markup of `hints`; each address once. */
export const hintLinks = ({ origins, data, scripts }: Hints): string =>
  [
    ...new Set([
      ...origins.map((origin) => `${link('preconnect', origin, '')} crossorigin>`),
      ...data.map((address) => `${link('preload', address, ' as="fetch"')} crossorigin>`),
      ...scripts.map(scriptLink),
    ]),
  ].join('');
