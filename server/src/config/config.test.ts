import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('an empty environment gives a company that can start', () => {
  const config = readConfig({ PORT: '', INIT_CWD: '/casa' });
  expect(config).toMatchObject({
    port: 3000,
    dataDir: resolve('/casa/data'),
    databaseUrl: null,
    companyName: null,
    city: null,
    timeZone: 'America/Argentina/Buenos_Aires',
    corsOrigins: [],
    remoteOverrides: [],
    remotesInside: new Map(),
    trustProxy: [],
    publicUrl: null,
    readingNeedsSignIn: false,
    sessions: { idleMs: 12 * 3_600_000, longestMs: 30 * 86_400_000 },
    openId: null,
  });
  expect(config.remotesFile).toBe(resolve(config.shellDir, 'remotes.json'));
});

test('what is set is read', () => {
  const config = readConfig({
    PORT: '8080',
    DATA_DIR: '/var/almanaque',
    DATABASE_URL: 'postgresql://usuario@servidor/base',
    TIME_ZONE: 'Europe/Madrid',
    CORS_ORIGINS: 'https://intranet.example, https://otra.example:8443',
    REMOTE_OVERRIDES: 'http://localhost:3001,https://prueba.example',
    REMOTES_INSIDE:
      'http://localhost:3001=http://mf-calendar:8080, https://b.example=http://b:8080',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1',
    COMPANY_HEADCOUNT: '120',
  });
  expect(config).toMatchObject({
    port: 8080,
    dataDir: '/var/almanaque',
    databaseUrl: 'postgresql://usuario@servidor/base',
    timeZone: 'Europe/Madrid',
    corsOrigins: ['https://intranet.example', 'https://otra.example:8443'],
    remoteOverrides: ['http://localhost:3001', 'https://prueba.example'],
    remotesInside: new Map([
      ['http://localhost:3001', 'http://mf-calendar:8080'],
      ['https://b.example', 'http://b:8080'],
    ]),
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
    headCount: 120,
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'tres mil'],
  ['HOST', '999.1.1.1'],
  ['HOST', 'http://localhost'],
  ['HOST', 'x'.repeat(300)],
  ['DATABASE_URL', 'mysql://usuario:secreta@servidor/base'],
  ['TIME_ZONE', 'America/Buenos_Ayres'],
  ['TIME_ZONE', '+03:00'],
  ['PUBLIC_KEY', 'corta'],
  ['SESSION_IDLE_HOURS', '0'],
  ['SESSION_MAX_DAYS', 'treinta'],
  ['COMPANY_NAME', '   '],
  ['COMPANY_HEADCOUNT', '-3'],
  ['CORS_ORIGINS', 'https://intranet.example/ruta'],
  ['CORS_ORIGINS', '*'],
  ['REMOTES_INSIDE', 'http://localhost:3001'],
  ['REMOTES_INSIDE', 'http://localhost:3001=mf-calendar:8080'],
  ['REMOTES_INSIDE', 'http://a=http://b=http://c'],
  ['REMOTE_OVERRIDES', 'localhost:3001'],
  ['REMOTE_OVERRIDES', 'https://a.example;script-src'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', 'todos!'],
  ['TRUST_PROXY', '2,10.0.0.2'],
  ['MONITORING_TOKEN', 'corto'],
  ['MONITORING_FROM', 'prometheus'],
  ['LOG_LEVEL', 'verboso'],
  ['PUBLIC_URL', 'https://almanaque.example/'],
  ['AUTH_SECRET', 'muy corto'],
  ['READING_NEEDS_SIGN_IN', 'quizás'],
])('%s=%s ends the start in one sentence that names the variable', (variable, value) => {
  const read = () => readConfig({ [variable]: value });
  expect(read).toThrow(StartError);
  expect(read).toThrow(new RegExp(`^La variable ${variable} tiene que ser [^\n]+\\.$`));
  expect(read).not.toThrow(/secreta/);
});
