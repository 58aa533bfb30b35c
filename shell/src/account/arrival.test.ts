import { takeArrival } from './arrival.ts';
import { firstDialog } from './first-dialog.ts';

const arriveAt = (address: string) => {
  history.replaceState(null, '', address);
  return firstDialog(takeArrival());
};

test('takes the first-start token out of the address at once, and leaves the rest', () => {
  expect(arriveAt('/?fecha=2026-11-23&alta=s3cr3t#pie')).toEqual({
    kind: 'first-administrator',
    token: 's3cr3t',
  });
  expect(location.href).toBe('http://localhost/?fecha=2026-11-23#pie');
});

test('takes the token of an administrator’s way back out of the address too', () => {
  expect(arriveAt('/?acceso=s3cr3t')).toEqual({ kind: 'recover', token: 's3cr3t' });
  expect(location.href).toBe('http://localhost/');
});

test('says why a sign-in at the company’s door came to nothing, once', () => {
  expect(arriveAt('/?ingreso=sin-permiso')).toEqual({
    kind: 'sign-in',
    problem: expect.stringContaining('no tiene un rol en Almanaque') as string,
  });
  expect(location.href).toBe('http://localhost/');
  expect(firstDialog(takeArrival())).toBeNull();
});

test('asks whether the portal that opened the window may go on, also after the company’s door', () => {
  const wanted = { kind: 'portal', origin: 'https://intranet.example' };
  expect(arriveAt('/?portal=https%3A%2F%2Fintranet.example')).toEqual(wanted);
  expect(firstDialog(takeArrival())).toEqual(wanted);
});

test.each(['/', '/?fecha=2026-11-23', '/?ingreso=otra-cosa', '/?alta=', '/?acceso='])(
  '%s opens nothing',
  (address) => {
    expect(arriveAt(address)).toBeNull();
  },
);
