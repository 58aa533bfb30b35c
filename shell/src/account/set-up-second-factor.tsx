import { pageContributions, usePlacing } from '@almanaque/shared-contracts';
import { addressOf, SECURITY_PATH, SET_UP_CODES } from '@almanaque/shared-contracts/contributions';
import { FailureNotice } from '@almanaque/ui';
import { PageContext, type SettingsPage } from '@almanaque/ui/screen';
import { PartContent } from '../configuration/part-content.tsx';
import { partScreens } from '../configuration/part-screens.ts';

const nothing = () => undefined;

/** Where, within that page, a code from the phone is set up. */
const page: SettingsPage = {
  base: addressOf(SECURITY_PATH),
  rest: SET_UP_CODES,
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
