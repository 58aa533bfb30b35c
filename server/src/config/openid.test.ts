import { expect, test } from '@jest/globals';
import { StartError } from './start-error.ts';
import { readOpenIdConfig } from './openid.ts';
import { roleOf } from '../auth/openid/role-claim.ts';

const SET = {
  OIDC_ISSUER: 'https://login.example/realms/empresa/',
  OIDC_CLIENT_ID: 'almanaque',
  OIDC_CLIENT_SECRET: 'xyz',
  OIDC_ROLE_ADMIN: 'admin',
};

test('without an issuer it is off', () => {
  expect(readOpenIdConfig({ OIDC_CLIENT_ID: 'almanaque' })).toBeNull();
});

test('what is set is read', () => {
  expect(readOpenIdConfig(SET)).toEqual({
    issuer: 'https://login.example/realms/empresa',
    clientId: 'almanaque',
    clientSecret: 'xyz',
    name: 'tu cuenta de la empresa',
    roleClaim: 'roles',
    administratorValue: 'admin',
    organiserValue: null,
    trustsEmail: false,
  });
});

test.each([
  ['OIDC_ISSUER', { ...SET, OIDC_ISSUER: 'http://login.example' }],
  ['OIDC_ISSUER', { ...SET, OIDC_ISSUER: 'http://localhost.malo.example' }],
  ['OIDC_CLIENT_ID', { ...SET, OIDC_CLIENT_ID: undefined }],
  ['OIDC_CLIENT_SECRET', { ...SET, OIDC_CLIENT_SECRET: undefined }],
  ['OIDC_ROLE_ADMIN', { ...SET, OIDC_ROLE_ADMIN: undefined }],
  ['OIDC_TRUST_EMAIL', { ...SET, OIDC_TRUST_EMAIL: 'tal vez' }],
])('a wrong or missing %s ends the start in a sentence that names it', (variable, env) => {
  expect(() => readOpenIdConfig(env)).toThrow(StartError);
  expect(() => readOpenIdConfig(env)).toThrow(variable);
});

const rules = (roleClaim: string) => ({
  roleClaim,
  administratorValue: 'admin',
  organiserValue: 'organiza',
});

test.each([
  ['a list', { roles: ['x', 'organiza'] }, 'roles', 'organizador'],
  ['one value', { hd: 'organiza' }, 'hd', 'organizador'],
  ['both: the higher', { roles: ['organiza', 'admin'] }, 'roles', 'administrador'],
  ['a path', { realm_access: { roles: ['admin'] } }, 'realm_access.roles', 'administrador'],
  ['a name with dots', { 'https://x.com/rol': 'admin' }, 'https://x.com/rol', 'administrador'],
  ['part of a value', { roles: ['admins'] }, 'roles', null],
  ['nothing', {}, 'roles', null],
  ['what every object has', {}, 'constructor.name', null],
])('%s in the claim', (_what, claims, claim, role) => {
  expect(roleOf(claims, rules(claim))).toBe(role);
});

test('a role without a value is given to nobody', () => {
  const none = { roleClaim: 'roles', administratorValue: null, organiserValue: 'organiza' };
  expect(roleOf({ roles: [null, undefined, ''] }, none)).toBeNull();
});
