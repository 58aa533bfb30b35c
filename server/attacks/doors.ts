import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendFrom } from '../../e2e/deploy/support/from-address.ts';
import { nginxOf } from '../../e2e/deploy/support/nginx.ts';
import { inHouse } from '../../tools/house.ts';
import { reservePort } from '../../tools/port.ts';
import { onEachEngine, onSqlite, type Target } from './support/engines.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server.ts';

// Guessing passwords and shutting people out: by made-up addresses, from many, on many accounts.

const EMAIL = 'ana@empresa.com.ar';
const PASSWORD = 'tres gatos azules';
const REFUSED = 429;

const spoofed = (n: number) => ({
  'x-forwarded-for': `203.0.113.${n % 256}`,
  forwarded: `for=203.0.113.${n % 256}`,
  'x-real-ip': `203.0.113.${n % 256}`,
});

interface Attempt {
  readonly email?: string;
  readonly password?: string;
  readonly headers?: Record<string, string>;
}

async function signIn(url: string, client: string, attempt: Attempt = {}): Promise<number> {
  const { email = EMAIL, password = 'una para todas', headers = {} } = attempt;
  const response = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client, ...headers },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** How many of so many attempts, one after another, were tried and not refused for their number. */
async function taken(times: number, attempt: (n: number) => Promise<number>): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n += 1) if ((await attempt(n)) !== REFUSED) count += 1;
  return count;
}

async function guess(target: Target): Promise<void> {
  const server = await startServer(target, { TRUST_PROXY: '127.0.0.1' });
  const { engine } = target;
  try {
    const { cookie = '' } = await server.administrator();
    const device = cookie
      .split('; ')
      .filter((pair) => pair.includes('.device='))
      .join('; ');
    const { url } = server;
    const spray = (n: number, client: string) =>
      signIn(url, client, { email: `persona${n}@empresa.com.ar` });
    report(
      `${engine}: 60 intentos en un minuto desde una red IPv6 /64`,
      await taken(60, (n) => spray(n, `2001:db8:0:7::${n.toString(16)}`)),
      { atMost: 20 },
    );
    report(
      `${engine}: una contraseña en 60 cuentas, en un minuto, desde una dirección`,
      await taken(60, (n) => spray(n, '198.51.100.7')),
      { atMost: 20 },
    );
    report(
      `${engine}: 30 contraseñas en una cuenta desde una dirección`,
      await taken(30, (n) => signIn(url, '198.51.100.8', { password: `intento ${n}` })),
      { atMost: 10 },
    );
    report(
      `${engine}: 200 contraseñas en una cuenta desde 20 direcciones`,
      await taken(200, (n) => signIn(url, `10.0.0.${n % 20}`, { password: `intento ${n}` })),
      { atMost: 60 },
    );
    report(
      `${engine}: mientras tanto, quien administra entra desde su navegador`,
      await signIn(url, '198.51.100.8', {
        password: PASSWORD,
        headers: { cookie: device, origin: url },
      }),
      { atMost: 200 },
    );
    const link = async (client: string) => {
      const response = await fetch(`${url}/api/v1/auth/recover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
        body: JSON.stringify({ token: 'adivinado', password: PASSWORD }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    report(
      `${engine}: 100 enlaces inventados en un minuto`,
      await taken(100, () => link('198.51.100.9')),
      { atMost: 20 },
    );
    report(
      `${engine}: mientras tanto, un enlace desde otra dirección se mira`,
      await link('198.51.100.10'),
      {
        atLeast: 403,
        atMost: 403,
      },
    );
    report(
      `${engine}: /metrics por un proxy de la misma máquina`,
      (await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '198.51.100.9' } })).status,
      { atLeast: 401, atMost: 401 },
    );
  } finally {
    await server.stop();
  }
}

/** As Compose has it: the shell's own nginx in front, which a client tells whatever it likes. */
async function makeUpAddresses(target: Target): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'almanaque-doors-'));
  chmodSync(folder, 0o755);
  const server = await startServer(target, { TRUST_PROXY: 'localhost' });
  const { host } = new URL(server.url);
  const shell = nginxOf('shell', await reservePort(), folder, { SERVER: host });
  try {
    await shell.start(inHouse('shell/src'));
    const attempt = async (n: number) => {
      const body = { email: `persona${n}@empresa.com.ar`, password: 'una para todas' };
      const options = { method: 'POST', headers: spoofed(n), body };
      return (await sendFrom('127.0.0.2', `${shell.url}/api/v1/auth/sign-in`, options)).status;
    };
    report('nginx del shell: 50 intentos con direcciones inventadas', await taken(50, attempt), {
      atMost: 20,
    });
  } finally {
    await shell.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await onEachEngine(guess);
await onSqlite(makeUpAddresses);
