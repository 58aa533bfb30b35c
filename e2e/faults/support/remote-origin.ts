import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { inHouse } from '../../../tools/house.ts';
import { close, listen } from '../../../tools/local-server.ts';
import { MISSING, type Answer, type Fault } from './fault.ts';

/** The origin of one remote: its production build on a server of its own, whole or with a fault. */
export interface RemoteOrigin {
  readonly url: string;
  /** Hashes of its scripts, as a registry may carry them. */
  readonly integrity: unknown;
  readonly breakWith: (fault: Fault) => Promise<void>;
  readonly heal: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.html': 'text/html',
};

function send(response: ServerResponse, answer: Answer): void {
  const { status, type, isKept, breaksOff } = answer;
  const body = typeof answer.body === 'string' ? Buffer.from(answer.body) : answer.body;
  response.writeHead(status, {
    'cache-control': 'no-cache',
    'content-type': type,
    ...(isKept ? {} : { 'access-control-allow-origin': '*' }),
    'content-length': body.length,
  });
  if (!breaksOff) response.end(body);
  else response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

/**
 * Serves a build of `name` on a free port until stopped.
 * @param folder default: today's build.
 */
export async function startRemoteOrigin(
  name: string,
  folder = inHouse(name, 'dist'),
): Promise<RemoteOrigin> {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const manifest: unknown = JSON.parse(read('mf-manifest.json').toString());
  let fault: Fault | null = null;

  const whole = (file: string): Answer => {
    try {
      return {
        status: 200,
        type: TYPES[path.extname(file)] ?? 'font/woff2',
        body: read(file),
      };
    } catch {
      return MISSING;
    }
  };
  const server = createServer(({ url = '' }, response) => {
    const file = path.basename(new URL(url, 'http://origin.invalid').pathname);
    const answer =
      fault?.kind === 'answers' ? fault.answer(file, whole(file), manifest) : whole(file);
    if (answer !== 'never') send(response, answer);
  });
  const port = await listen(server);

  return {
    url: `http://127.0.0.1:${port}`,
    get integrity() {
      return JSON.parse(read('integrity.json').toString()) as unknown;
    },
    breakWith: async (next) => {
      fault = next;
      if (next.kind === 'down') await close(server);
    },
    // As after a restart: what was left without an answer is cut off.
    heal: async () => {
      fault = null;
      await close(server);
      await listen(server, port);
    },
    stop: () => close(server),
  };
}
