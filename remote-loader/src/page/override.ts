import { CONTRACT_VERSION, type RegistryEntry } from '@almanaque/shared-contracts';

type Entries = readonly RegistryEntry[];

/** What holds in this tab in the place of what the registry says. */
export type Overridden = (entries: Entries) => Promise<Entries>;

/** One remote from another address than the registry's, in this tab alone. */
export interface Override {
  readonly name: string;
  /** Address of its manifest. */
  readonly manifest: string;
}

/** As it stands in an address: its name, an @, and where its manifest is. */
export const overrideText = ({ name, manifest }: Override): string => `${name}@${manifest}`;

/**
 * Reads one as it is written in an address and kept in the tab.
 * @param allowed the origins this installation lets code come from.
 * @returns null when it is none, or comes from any other origin.
 */
export function parseOverride(text: string, allowed: readonly string[]): Override | null {
  const [, name = '', manifest = ''] = /^(mf-[a-z][a-z-]*)@(.+)$/.exec(text) ?? [];
  if (name === '' || !URL.canParse(manifest)) return null;
  const { protocol, origin, username, href } = new URL(manifest);
  const isPlain = /^https?:$/.test(protocol) && username === '';
  return isPlain && allowed.includes(origin) ? { name, manifest: href } : null;
}

/** What is taken of a part that the registry does not list: there is no operator to ask. */
const OWN_CONTRACT = `^${CONTRACT_VERSION}`;

/** The lines of the registry with another address in one of them, or with one more. */
export const withOverride =
  ({ name, manifest }: Override) =>
  (entries: Entries): Entries => {
    const listed = entries.find((entry) => entry.name === name);
    // The hashes are those of what is published.
    const { integrity: _published, ...rest } = listed ?? { contract: OWN_CONTRACT };
    return [...entries.filter((entry) => entry !== listed), { ...rest, name, manifest }];
  };
