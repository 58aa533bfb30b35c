import { firstPassword } from './first-password.ts';

test('first passwords are long, legible and never the same', () => {
  const made = Array.from({ length: 50 }, firstPassword);
  for (const password of made)
    expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/);
  expect(new Set(made).size).toBe(50);
});
