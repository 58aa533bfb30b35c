import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { bootOf, HTML, registry, useHouse } from '../testing/use-house.ts';

const { get, startAnother, write } = useHouse();

test('a remote’s own page may run its scripts and add its styles, and nothing else', async () => {
  await write('mf-calendar/dist/index.html', '<html></html>');
  const page = await get('/remotes/mf-calendar/index.html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
  const script = await get('/remotes/mf-calendar/remoteEntry.js');
  expect(script.headers['content-security-policy']).not.toContain('script-src');
});

test('every answer has its own nonce, in the policy and in the document', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await get('/');
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(policy).not.toContain('unsafe');
      expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
      expect(body).not.toContain('__CSP_NONCE__');
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('a remote on another origin is let in by the policy, and not inlined', async () => {
  await write(
    'shell/remotes.json',
    registry(
      ['mf-calendar', 'https://partes.example/v2/mf-manifest.json'],
      ['mf-x', 'javascript:1'],
    ),
  );
  const { body, headers } = await get('/');
  expect(body).toContain('<link rel="preconnect" href="https://partes.example" crossorigin>');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/partes\.example;/);
  expect(policy).toContain("connect-src 'self' https://partes.example;");
  expect(bootOf(body).manifests).toEqual({});
});

test('where a developer may take a remote from is in the policy and in the document, and by default nowhere', async () => {
  const told = ({ body, headers }: Awaited<ReturnType<typeof get>>) => [
    /"overrideOrigins":\[.*?\]/.exec(body)?.[0],
    headers['content-security-policy'],
  ];
  const [nowhere, closed] = told(await get('/'));
  expect(nowhere).toBeUndefined();
  expect(closed).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  const open = await startAnother({ remoteOverrides: ['http://localhost:3001'] });
  const [origins, policy] = told(await open.app.inject({ url: '/', headers: HTML }));
  await open.close();
  expect(origins).toBe('"overrideOrigins":["http://localhost:3001"]');
  expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+' http:\/\/localhost:3001;/);
  expect(policy).toContain("connect-src 'self' http://localhost:3001;");
});

test('the policy lets in the script that stands in the document, and no other', async () => {
  const { headers } = await get('/');
  const hash = createHash('sha256').update('ask()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});
