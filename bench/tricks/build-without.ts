import path from 'node:path';
import { inHouse, PARTS, tool } from '../../tools/house.ts';
import { run } from '../../tools/run.ts';

const CONFIG = inHouse('bench/builds/part.config.ts');

/** Builds every part for production into `folder`, without the trick. @throws with what webpack said. */
export async function buildWithout(
  trick: string,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  for (const part of PARTS) {
    say(`${part}: construyendo sin ${trick}`);
    const env = [`part=${part}`, `into=${path.join(folder, part)}`, `without=${trick}`];
    const { code, output } = await run(
      [
        ...[tool('webpack-cli/bin/cli.js'), '--mode', 'production', '--config', CONFIG],
        ...env.flatMap((one) => ['--env', one]),
      ],
      { cwd: inHouse(part) },
    );
    if (code !== 0) throw new Error(`${part} cannot be built without ${trick}:\n${output.trim()}`);
  }
}
