import { pageContributions, usePlacing } from '@almanaque/shared-contracts';
import { FailureNotice } from '@almanaque/ui';
import { PageContext, type SettingsPage } from '@almanaque/ui/screen';
import { addressOf } from '../configuration/address-of.ts';
import { PartContent } from '../configuration/part-content.tsx';
import { partScreens } from '../configuration/part-screens.ts';
import { SECURITY_PATH } from './security-path.ts';

const nothing = () => undefined;

/** Where, within that page, a code from the phone is set up. */
const page: SettingsPage = {
  base: addressOf(SECURITY_PATH),
  rest: 'dos-pasos',
  go: nothing,
  setDetail: nothing,
};

/** Until its code is there, so that the dialog does not jump. */
const HEIGHT = 240;

/** What the company asks of an account before it goes on: the page of the settings that has it, in a dialog. */
export function SetUpSecondFactor() {
  const screen = partScreens(usePlacing().places).find(({ path }) => path === SECURITY_PATH);
  if (!screen) {
    return (
      <FailureNotice
        message="La verificación en dos pasos no está disponible por ahora."
        onRetry={() => pageContributions().getState()?.read()}
      />
    );
  }
  return (
    <PageContext value={page}>
      <PartContent screen={{ ...screen, height: HEIGHT }} />
    </PageContext>
  );
}
