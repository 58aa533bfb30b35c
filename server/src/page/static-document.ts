import {
  listingOf,
  missedParts,
  placeContributions,
  type ListedPart,
  type PlacedContribution,
} from '@almanaque/shared-contracts/contributions';
import type { Registry, RegistryEntry } from '@almanaque/shared-contracts/schemas';
import { contentPolicy, EMPTY_STYLE, inlineJson } from './document.ts';
import { fetchManifest } from './foreign-manifests.ts';
import { broughtBy } from './manifest.ts';
import { hintLinks, isEarly, scriptHints, type Hints } from './hints.ts';
import { asAsked, isForeign, PAGE } from './remote-address.ts';
import { parseTemplate } from './template.ts';

interface StaticPage {
  readonly registry: Registry;
  /** The page's own address, to read what is there; null: not known. */
  readonly site: URL | null;
  /** In which the company's days begin: with it the first month is asked for early. */
  readonly timeZone: string;
}

interface StaticHints {
  readonly hints: Hints;
  /** What stands where, and of which parts that is known. */
  readonly places: readonly PlacedContribution[];
  readonly listing: string;
  /** Remotes of which nothing could be read. */
  readonly unread: readonly string[];
}

/** What the shell asks for at once where no server wrote it into the document. */
const ASKED_AT_ONCE = ['/remotes.json', '/api/v1/runtime-config'];

/** Null: what the registry says is no address, and the page tells that in the part's own place. */
const askedAt = ({ manifest }: RegistryEntry): URL | null =>
  URL.canParse(manifest, PAGE) ? new URL(manifest, PAGE) : null;

/** What a file server's document may say of what its first view will ask for. */
export async function staticHints({ registry, site }: StaticPage): Promise<StaticHints> {
  const origins = new Set<string>();
  const data = [...ASKED_AT_ONCE];
  const scripts: Hints['scripts'][number][] = [];
  const unread: string[] = [];
  const listed: ListedPart[] = [];
  const known: RegistryEntry[] = [];
  for (const entry of registry.remotes) {
    // As the page has it, and as it can be had from here.
    const asked = askedAt(entry);
    if (!asked) {
      unread.push(entry.name);
      listed.push({ entry, contributions: broughtBy(entry.name, null), isForeign: true });
      continue;
    }
    if (isForeign(asked) && isEarly(entry)) origins.add(asked.origin);
    const reachable = isForeign(asked) ? asked : site && new URL(entry.manifest, site);
    const manifest = reachable && (await fetchManifest(reachable.href));
    const contributions = broughtBy(entry.name, manifest);
    listed.push({ entry, contributions, offers: manifest?.offers, isForeign: isForeign(asked) });
    if (manifest) known.push(entry);
    if (!isEarly(entry)) continue;
    if (!manifest) {
      unread.push(entry.name);
      continue;
    }
    data.push(asAsked(asked));
    scripts.push(...scriptHints(entry, manifest, asked));
  }
  const places = placeContributions([...listed, ...missedParts(registry)]).placed;
  return {
    hints: { origins: [...origins], data, scripts },
    places,
    listing: listingOf(known),
    unread,
  };
}

/** Between its marks, which stay, so that it may be written anew. */
const between = (mark: string, text: string, document: string): string =>
  document.replace(
    new RegExp(`<!-- ${mark} -->(?:.*?<!-- /${mark} -->)?`, 's'),
    () => `<!-- ${mark} -->${text}<!-- /${mark} -->`,
  );

/**
 * The shell's document for a file server, and the content policy it must be sent with. Registry and
 * manifests are hinted at and not believed, so that a remote is still changed by the registry alone;
 * where things stand holds for as long as the registry lists the same parts.
 */
export function staticDocument(
  built: string,
  { registry, timeZone }: StaticPage,
  { hints, places, listing }: Pick<StaticHints, 'hints' | 'places' | 'listing'>,
): { readonly text: string; readonly policy: string } {
  const early = { hints: { runtimeConfig: { apiBase: '', timeZone }, places, listing } };
  const data = `<script type="application/json" id="almanaque-boot">${inlineJson(early)}</script>`;
  const text = between(
    'remotes',
    hintLinks(hints),
    between('boot data', data, built.replaceAll('__CSP_NONCE__', '')),
  );
  const origins = registry.remotes
    .map(askedAt)
    .flatMap((asked) => (asked && isForeign(asked) ? [asked.origin] : []));
  const { inlineScripts } = parseTemplate(text);
  const policy = contentPolicy({
    style: EMPTY_STYLE,
    inlineScripts,
    origins: [...new Set(origins)],
  });
  return { text, policy };
}
