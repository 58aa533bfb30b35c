import {
  builtWithContract,
  contractAccepts,
  type ContributionState,
  type Registry,
  type RemoteManifest,
} from '@almanaque/shared-contracts';
import {
  fullId,
  placeContributions,
  type ListedPart,
  type RefusalCode,
  type RefusedContribution,
} from '@almanaque/shared-contracts/contributions';
import { failedBy } from './failed-by.ts';

/** What becomes of a contribution, in order: each stage takes the one before. */
export const STAGES = [
  'listed',
  'fetched',
  'valid',
  'allowed',
  'compatible',
  'visible',
  'loaded',
  'rendered',
] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Why it went no further, or what is not as published. Hidden by the operator, and not for whoever looks, are
 * no failures.
 */
export type LedgerCode =
  | RefusalCode
  | 'line'
  | 'unread'
  | 'insecure'
  | 'owner-unread'
  | 'incompatible'
  | 'not-now'
  | 'unopened'
  | 'loading'
  | 'earlier'
  | 'failed';

export interface LedgerRow {
  readonly part: string;
  /** Its own within the part; null: nothing of the part can be told apart. */
  readonly id: string | null;
  /** How a person knows it. */
  readonly title: string;
  /** The last stage it reached; null: not even the first. */
  readonly reached: Stage | null;
  /** Null: it is there. */
  readonly code: LedgerCode | null;
  /** More of why, as whoever found out says it. */
  readonly detail?: string;
}

/** A part of the registry, and its manifest; null: that could not be had. */
export interface FoundPart extends ListedPart {
  readonly manifest: RemoteManifest | null;
  /** Its address is one that the browser does not ask for from this page. */
  readonly isInsecure?: boolean;
}

/** What the page has of a contribution that stands on it. */
export interface Standing {
  readonly id: string;
  readonly state: ContributionState;
  /** It is for whoever looks, now. */
  readonly isMet: boolean;
}

export interface Facts {
  readonly registry: Registry;
  readonly parts: readonly FoundPart[];
  readonly standing: readonly Standing[];
}

const REACHED: Readonly<Record<LedgerCode, Stage | null>> = {
  line: null,
  unread: 'listed',
  insecure: 'listed',
  invalid: 'fetched',
  newer: 'fetched',
  'no-owner': 'valid',
  'not-offered': 'valid',
  'owner-unread': 'valid',
  'not-allowed': 'valid',
  hidden: 'valid',
  replaced: 'valid',
  'not-brought': 'listed',
  incompatible: 'allowed',
  'not-now': 'compatible',
  unopened: 'visible',
  loading: 'visible',
  earlier: 'rendered',
  failed: 'visible',
};

type Told = Pick<LedgerRow, 'part' | 'id' | 'title'>;

const row = (told: Told, code: LedgerCode | null, detail?: string): LedgerRow => ({
  ...told,
  code,
  reached: code === null ? 'rendered' : REACHED[code],
  ...(detail !== undefined && { detail }),
});

function mismatch({ entry, manifest }: FoundPart): string | null {
  const offered = manifest && builtWithContract(manifest);
  if (!offered || contractAccepts(entry.contract, offered)) return null;
  return `${offered}, y el registro acepta ${entry.contract}`;
}

function standingRow(
  told: Told,
  part: FoundPart | undefined,
  found: Standing | undefined,
): LedgerRow {
  const wrong = part && mismatch(part);
  if (wrong) return row(told, 'incompatible', wrong);
  if (!found || (found.state.status === 'idle' && found.isMet)) return row(told, 'unopened');
  if (!found.isMet) return row(told, 'not-now');
  const { state } = found;
  switch (state.status) {
    case 'idle':
      return row(told, 'unopened');
    case 'pending':
      return row(told, 'loading');
    case 'ready': {
      const published = part?.manifest?.metaData.buildInfo.buildVersion ?? state.version;
      return published === state.version
        ? row(told, null)
        : row(told, 'earlier', `${state.version}; se publicó la ${published}`);
    }
    case 'failed':
      return row(told, 'failed', failedBy(state.reason));
  }
}

/** As it is written, however wrong the rest of it is; of two of one name, the later is refused. */
function titleIn(contributions: readonly unknown[], wanted: string | null): string | null {
  type Raw = { readonly id?: unknown; readonly title?: unknown } | null;
  const raw = (contributions as readonly Raw[]).findLast((one) => one?.id === wanted);
  return typeof raw?.title === 'string' && raw.title !== '' ? raw.title : null;
}

/** What became of everything that the registry's parts bring, what stands first. */
export function ledgerOf({ registry, parts, standing }: Facts): LedgerRow[] {
  const { placed, refused } = placeContributions(parts);
  const partOf = (name: string) => parts.find(({ entry }) => entry.name === name);
  /** What a part offers that cannot be read is not known, rather than nothing. */
  const refusedRow = ({ part, id, code, field }: RefusedContribution) => {
    const [owner = ''] = field?.split('/') ?? [];
    const isUnread = code === 'not-offered' && partOf(owner)?.manifest === null;
    const written = titleIn(partOf(part)?.contributions ?? [], id);
    const told = { part, id, title: written ?? id ?? part };
    return isUnread ? row(told, 'owner-unread', owner) : row(told, code, field);
  };
  return [
    ...placed.map((one) => {
      const told = { part: one.part, id: one.contribution.id, title: one.contribution.title };
      const found = standing.find(({ id }) => id === fullId(one));
      return standingRow(told, partOf(one.part), found);
    }),
    ...refused.map(refusedRow),
    ...parts
      .filter(({ manifest, contributions }) => manifest === null && contributions.length === 0)
      .map(({ entry: { name }, isInsecure }) =>
        row({ part: name, id: null, title: name }, isInsecure ? 'insecure' : 'unread'),
      ),
    ...registry.refused.map(({ name, problem }) =>
      row({ part: name ?? '', id: null, title: name ?? 'Una línea sin nombre' }, 'line', problem),
    ),
  ];
}
