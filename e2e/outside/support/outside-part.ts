import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inHouse } from '../../../tools/house.ts';
import { installApart } from '../../../tools/install-apart.ts';
import { run } from '../../../tools/run.ts';
import { startRemoteOrigin, type RemoteOrigin } from '../../faults/support/remote-origin.ts';
import { makePart, type MadePart } from './made-part.ts';

/** What its team wrote, and the lock file of its React. */
const PART = inHouse('e2e/outside/part');

const POINTS = [
  'page',
  'home-section',
  'mf-calendar/day-section@1',
  'mf-calendar/event-field@1',
  'mf-recommendations/sheet-action@1',
];

/** Of each release, what it says that it is; the last cannot be drawn. */
const EDITIONS = {
  '1.0.0': `'1.0.0'`,
  '2.0.0': `'2.0.0'`,
  '3.0.0': `{ throw new Error('Encuestas 3.0.0 no se dibuja'); }`,
} as const;
type Version = keyof typeof EDITIONS;

/** In place of the house's: another minor version, by a lock file of its own. */
function useOwnReact(root: string): void {
  const own = path.join(PART, 'react/node_modules');
  if (!existsSync(own)) installApart(path.dirname(own));
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const target = path.join(root, 'node_modules', name);
    rmSync(target, { recursive: true, force: true });
    cpSync(path.join(own, name), target, { recursive: true });
  }
}

/** Builds that release in a folder of its own; gives what was built. */
async function build({ root }: MadePart, version: Version): Promise<string> {
  const folder = path.join(root, 'releases', version);
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(PART, 'src'), path.join(folder, 'src'), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const manifest = { name: 'mf-encuestas', version, private: true, type: 'module' };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    path.join(folder, 'src/edition.ts'),
    `export const edition = (): string => ${EDITIONS[version]};\n`,
  );
  const cli = path.join(root, 'node_modules/@almanaque/build/dist/part/cli.js');
  const { code, output } = await run([cli, 'build'], { cwd: folder });
  if (code !== 0) throw new Error(output);
  return path.join(folder, 'dist');
}

export interface OutsidePart {
  /** Where each release is published. */
  readonly origins: Readonly<Record<Version, RemoteOrigin>>;
  /** Of the whole, until the first release could be published. */
  readonly seconds: number;
  readonly stop: () => Promise<void>;
}

/** A part that fills five points of the page and of other parts, and one of its own, in three releases. */
export async function publishOutsidePart(): Promise<OutsidePart> {
  const started = performance.now();
  const made = await makePart('encuestas', POINTS);
  useOwnReact(made.root);
  const publish = async (version: Version) =>
    startRemoteOrigin('mf-encuestas', await build(made, version));
  // One after the other: the first keeps what it compiled, and the others take it from there.
  const first = await publish('1.0.0');
  const second = await publish('2.0.0');
  const broken = await publish('3.0.0');
  return {
    origins: { '1.0.0': first, '2.0.0': second, '3.0.0': broken },
    seconds: (performance.now() - started) / 1_000,
    stop: async () => {
      await Promise.all([first.stop(), second.stop(), broken.stop()]);
      made.remove();
    },
  };
}
