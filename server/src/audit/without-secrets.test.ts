import { expect, test } from '@jest/globals';
import { withoutSecrets } from './without-secrets.ts';

test('whatever goes under a secret’s name is hidden, at any depth', () => {
  const value = {
    name: 'Ana',
    newPassword: 'a',
    clave: ['b'],
    feed: { accessToken: 'c', url: '/x' },
    list: [{ api_key: 'd' }],
    contraseñaInicial: { e: 1 },
  };
  expect(withoutSecrets(value)).toEqual({
    name: 'Ana',
    newPassword: '•••',
    clave: '•••',
    feed: { accessToken: '•••', url: '/x' },
    list: [{ api_key: '•••' }],
    contraseñaInicial: '•••',
  });
});

test('a flag about a secret, and what is no object, stay as they are', () => {
  expect(withoutSecrets({ mustChangePassword: true, at: null, n: 3 })).toEqual({
    mustChangePassword: true,
    at: null,
    n: 3,
  });
  expect(withoutSecrets('text')).toBe('text');
});
