import type { ServerProcess } from './server-process.ts';

/** Makes the first account of a server and signs it in: the headers of its requests. */
export async function administratorOf(
  server: Pick<ServerProcess, 'url' | 'firstToken'>,
): Promise<Record<string, string>> {
  const response = await fetch(`${server.url}/api/v1/auth/first-administrator`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({
      token: server.firstToken(),
      name: 'Ana Paz',
      email: 'ana@empresa.com.ar',
      password: 'tres gatos azules',
    }),
  });
  if (!response.ok) throw new Error(await response.text());
  const cookie = response.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  return { cookie: cookie.join('; '), origin: server.url };
}
