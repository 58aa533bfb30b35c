import {
  keptOverride,
  OVERRIDE_PARAMETER,
  parseOverride,
  withOverride,
} from '@almanaque/remote-loader/page';
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

/**
 * Shows on the page which remote comes from elsewhere, and what a link asks for: a link alone never
 * has code run, the person does.
 * @returns what becomes of the registry by what this tab was told before, if it is still allowed.
 */
export function beginOverride(
  allowed: readonly string[],
  nonce?: string,
): ReturnType<typeof withOverride> | null {
  const kept = parseOverride(keptOverride() ?? '', allowed);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <AlmanaqueProvider nonce={nonce}>
      <OverrideNotice kept={kept} asked={takeAsked(allowed)} />
    </AlmanaqueProvider>,
  );
  return kept && withOverride(kept);
}
