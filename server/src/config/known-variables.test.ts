import { expect, test } from '@jest/globals';
import { KNOWN_VARIABLES, meantVariable } from './known-variables.ts';

test('a setting of each table is known', () => {
  for (const name of ['PORT', 'AI_BASE_URL', 'AI_API_KEY', 'OIDC_ISSUER', 'OIDC_ROLE_ORGANIZER'])
    expect(KNOWN_VARIABLES).toContain(name);
});

test.each([
  ['COMPANI_NAME', 'COMPANY_NAME'],
  ['company_name', 'COMPANY_NAME'],
  ['POTR', null],
  ['PORTS', 'PORT'],
  ['DATADIR', 'DATA_DIR'],
  ['OIDC_ISUER', 'OIDC_ISSUER'],
  ['POSTGRES_USER', null],
  ['TZ', null],
  ['X', null],
])('%s is taken for %s', (name, meant) => {
  expect(meantVariable(name)).toBe(meant);
});
