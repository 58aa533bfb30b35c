import type { Session } from '@almanaque/shared-contracts';
import { type FakeRoutes, refusal } from '@almanaque/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana } from '../testing/sessions.ts';
import { SecurityPage } from './security-page.tsx';

const BEGIN = 'POST /api/v1/auth/second-factor/totp';
const CONFIRM = `${BEGIN}/confirm`;
const recoveryCodes = ['abcd-efgh-jkmn-pqrs', 'bcde-fghj-kmnp-qrst'];
const setUp = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Almanaque:ana@textilsur.com.ar?secret=JBSWY3DPEHPK3PXP',
  recoveryCodes,
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Where a code is set up, by whoever chose to or was asked to. */
function open(isRequired: boolean, routes: FakeRoutes = {}) {
  let session: Session = { ...ana, mustSetSecondFactor: isRequired };
  const { writes } = fakeApi({
    'GET /api/v1/auth/session': () => ({ session }),
    'GET /api/v1/auth/second-factor': () => ({
      hasPassword: true,
      totp: true,
      recoveryCodesLeft: 2,
      required: isRequired,
      passkeys: [],
    }),
    'GET /api/v1/auth/sessions': () => ({ sessions: [] }),
    [BEGIN]: () => setUp,
    [CONFIRM]: () => {
      session = ana;
      return { session };
    },
    ...routes,
  });
  const queries = openScreen(SecurityPage, 'seguridad/dos-pasos');
  return { writes, queries };
}

/** Up to where the first code is typed. */
async function begin() {
  await userEvent.type(await screen.findByLabelText('Tu contraseña'), 'una frase larga');
  await press('Continuar');
  expect(await screen.findByRole('img', { name: /Código QR/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await press('Siguiente');
  const list = await screen.findByRole('list', { name: 'Códigos de recuperación' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await press('Ya los guardé');
  const code = await screen.findByLabelText('Código de seis números');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '123456');
}

test('from the password by the picture and the codes to a first right code', async () => {
  const answers: unknown[] = [refusal(403, 'El código no es correcto.'), { session: ana }];
  const { writes } = open(false, { [CONFIRM]: () => answers.shift() });
  await begin();
  await press('Activar');
  expect(await screen.findByText('El código no es correcto.')).toBeVisible();
  await press('Activar');
  expect(await screen.findByText('La verificación en dos pasos está activada.')).toBeVisible();
  expect(writes.map(({ body }) => body)).toEqual([
    { password: 'una frase larga' },
    { code: '123456' },
    { code: '123456' },
  ]);
  expect(await screen.findByText(/Te quedan 2 códigos de recuperación/)).toBeVisible();
  expect(location.pathname).toBe('/configuracion/seguridad');
});

test('whoever has to is told who asks for it, and is led nowhere after it', async () => {
  const { queries } = open(true);
  expect(await screen.findByText(/Tu empresa la pide a quienes administran/)).toBeVisible();
  await queries.query({ queryKey: ['refused', ''], queryFn: () => null, staleTime: Infinity });
  await begin();
  await press('Activar');
  expect(await screen.findByText('La verificación en dos pasos está activada.')).toBeVisible();
  expect(queries.getQueryData(['session', ''])).toEqual({ session: ana });
  await waitFor(() => expect(queries.getQueryState(['refused', ''])?.isInvalidated).toBe(true));
  expect(location.pathname).toBe('/configuracion/seguridad/dos-pasos');
});
