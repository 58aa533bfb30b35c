import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { close, listen } from '../../../tools/local-server.ts';
import type { MadePart } from './made-part.ts';

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}

export interface Developing {
  /** The address that it says to open. */
  readonly link: string;
  readonly stop: () => Promise<void>;
}

/** `almanaque-part dev` in the part's folder, once it says where the part is. */
export async function develop({ root }: MadePart, args: readonly string[]): Promise<Developing> {
  const cli = path.join(root, 'node_modules/@almanaque/build/dist/part/cli.js');
  const child = spawn(process.execPath, [cli, 'dev', ...args], { cwd: root });
  let said = '';
  const link = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: string) => {
      said += chunk;
      const found = /^Tu parte.*: (http\S+)$/m.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('exit', () => reject(new Error(`It ended: ${said}`)));
  });
  return {
    link,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
