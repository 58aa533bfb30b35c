import { addressOf } from '@almanaque/shared-contracts/contributions';
import { readBootData } from '../boot/boot-data.ts';

/** Where a part is taken from elsewhere, below the settings. */
const OVERRIDE_PATH = 'probar-parte';

/** The doors to what helps whoever develops a part, told of this page. */
export async function loadChooseOverride() {
  const { ChooseOverride } = await import('@almanaque/ui/inspector');
  const { overrideOrigins } = readBootData();
  return () => <ChooseOverride origins={overrideOrigins} />;
}

export async function loadInspectPage() {
  const { InspectPage } = await import('@almanaque/ui/inspector');
  const { nonce } = readBootData();
  return () => <InspectPage nonce={nonce} overridePath={addressOf(OVERRIDE_PATH)} />;
}
