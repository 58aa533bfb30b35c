import { expect, test } from '@jest/globals';
import { runElsewhere } from './testing/elsewhere.ts';

/** What most of the libraries' code is for is asked for rarely: each is loaded then. */
const LATER = [
  'better-auth',
  '@better-auth/passkey',
  'ai',
  '@ai-sdk/anthropic',
  '@ai-sdk/openai-compatible',
  'hucre',
];

const LOADS_APP = `
  import { registerHooks } from 'node:module';
  const { app, later } = JSON.parse(process.argv[1]);
  const loaded = [];
  registerHooks({
    load(url, context, next) {
      if (later.some((name) => url.includes('/node_modules/' + name + '/'))) loaded.push(url);
      return next(url, context);
    },
  });
  await import(app);
  // Whoever imports a value of node:http has Node load all of it.
  loaded.push(...process.moduleLoadList.filter((name) => name.endsWith('/undici')));
  if (loaded.length > 0) console.error('Loaded at the start: ' + loaded[0]);
  process.exitCode = loaded.length > 0 ? 3 : 0;
`;

test('the server starts without the libraries that are rarely asked for, its own fetch among them', async () => {
  const app = new URL('./start.ts', import.meta.url).href;
  expect(await runElsewhere(LOADS_APP, { app, later: LATER })).toBe(0);
});
