import {
  keptOverride,
  OVERRIDE_PARAMETER,
  parseOverride,
  type Override,
} from '@almanaque/remote-loader/page';
import { CONTRACT_VERSION, type RegistryEntry } from '@almanaque/shared-contracts';
import { AlmanaqueProvider } from '@almanaque/ui';
import { createRoot } from 'react-dom/client';
import { OverrideNotice, type Asked } from './override-notice.tsx';

/** Reads it and takes it out of the address: a reload must not ask again, nor a copied address. */
function takeAsked(allowed: readonly string[]): Asked {
  const address = new URL(location.href);
  const text = address.searchParams.get(OVERRIDE_PARAMETER);
  if (text === null) return { kind: 'nothing' };
  address.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', address);
  const override = parseOverride(text, allowed);
  return override ? { kind: 'override', override } : { kind: 'not-allowed' };
}

/** What is taken of a part that the registry does not list: there is no operator to ask. */
const OWN_CONTRACT = `^${CONTRACT_VERSION}`;

type Entries = readonly RegistryEntry[];

const withOverride =
  ({ name, manifest }: Override) =>
  (entries: Entries): Entries => {
    const listed = entries.find((entry) => entry.name === name);
    // The hashes are those of what is published.
    const { integrity: _published, ...rest } = listed ?? { contract: OWN_CONTRACT };
    return [...entries.filter((entry) => entry !== listed), { ...rest, name, manifest }];
  };

/**
 * Shows on the page which remote comes from elsewhere, and what a link asks for: a link alone never
 * has code run, the person does.
 * @returns what becomes of the registry by what this tab was told before, if it is still allowed.
 */
export function beginOverride(
  allowed: readonly string[],
  nonce?: string,
): ((entries: Entries) => Entries) | null {
  const kept = parseOverride(keptOverride() ?? '', allowed);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <AlmanaqueProvider nonce={nonce}>
      <OverrideNotice kept={kept} asked={takeAsked(allowed)} />
    </AlmanaqueProvider>,
  );
  return kept && withOverride(kept);
}
