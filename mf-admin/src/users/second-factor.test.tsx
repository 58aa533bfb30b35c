import { heldAnswer, refusal, reply } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readEverythingAgain } from '../testing/open-screen.tsx';
import { anaAccount, brunoAccount } from '../testing/sessions.ts';
import { openAccounts, POLICY, serve } from './testing/accounts-page.tsx';

test('takes the second factor from whoever lost it, once that is confirmed', async () => {
  const { writes } = serve({
    'GET /api/v1/auth/users': () => ({
      users: [anaAccount, { ...brunoAccount, secondFactor: true }],
    }),
    'DELETE /api/v1/auth/users/u-bruno/second-factor': () => reply(204, null),
  });
  await openAccounts();
  expect(screen.getByText('Con verificación en dos pasos')).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Quitar la verificación en dos pasos de Bruno Sosa' }),
  );
  expect(writes).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar la verificación' }));
  expect(await screen.findByText('Bruno Sosa ingresa ahora solo con la contraseña.')).toBeVisible();
  expect(writes).toHaveLength(1);
});

test('asks administrators for a second factor, where the company wants it', async () => {
  const { writes } = serve({ [`PUT ${POLICY.slice(4)}`]: ({ body }) => body });
  await openAccounts();
  const box = await screen.findByLabelText(/^Pedir la verificación en dos pasos/);
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(await screen.findByText(/antes de seguir/)).toBeVisible();
  expect(box).toBeChecked();
  expect(writes.map(({ body }) => body)).toEqual([{ secondFactorForAdministrators: true }]);
});

test('what is wanted of administrators while that is saved is kept, and saved after', async () => {
  const wanted: unknown[] = [];
  const held = heldAnswer(({ body }) => body);
  serve({
    [`PUT ${POLICY.slice(4)}`]: (request) => {
      wanted.push(request.body);
      return held.route(request);
    },
  });
  await openAccounts();
  const box = await screen.findByLabelText(/^Pedir la verificación en dos pasos/);
  await userEvent.click(box);
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  act(held.release);
  expect(await screen.findByText('La verificación en dos pasos es optativa.')).toBeVisible();
  expect(wanted).toEqual([true, false].map((one) => ({ secondFactorForAdministrators: one })));
  expect(box).not.toBeChecked();
});

test('says where the company’s wish was not read, and has it after asking again', async () => {
  let fails = true;
  const answer = () => (fails ? refusal(403, 'No.') : { secondFactorForAdministrators: true });
  serve({ [POLICY]: answer });
  await openAccounts();
  expect(await screen.findByText(/^No se pudo leer si quienes administran/)).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByLabelText(/^Pedir la verificación en dos pasos/)).toBeChecked();
});

test('what the company wishes stays where it cannot be read again, and that is said', async () => {
  let fails = false;
  serve({
    [POLICY]: () => (fails ? refusal(403, 'No.') : { secondFactorForAdministrators: true }),
  });
  const queries = await openAccounts();
  const box = await screen.findByLabelText(/^Pedir la verificación en dos pasos/);
  fails = true;
  await readEverythingAgain(queries);
  expect(await screen.findByText(/^No se pudo leer si quienes administran/)).toBeVisible();
  expect(box).toBeVisible();
  expect(box).toBeChecked();
});
