import { createRequire } from 'node:module';
import webpack from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { partConfig, partName } from './part-config.ts';

interface DevelopOptions {
  readonly root: string;
  readonly port: number;
  /** Address of an installation, to show the part there; absent: it is shown alone. */
  readonly portal: string | undefined;
}

/**
 * Serves a part until stopped, built again at each change. Its declaration is read anew each time. Says
 * where it is once that can be opened.
 */
export async function develop({ root, port, portal }: DevelopOptions): Promise<void> {
  const require = createRequire(import.meta.url);
  const Server = require('webpack-dev-server') as typeof WebpackDevServer;
  // An installation's policy lets nothing of a development build talk to where it came from.
  const development = portal === undefined;
  const configuration = await partConfig({ root, development, port });
  // There is no server of Almanaque behind it.
  const { proxy: _none, ...devServer } = configuration.devServer || {};
  const quiet = development ? {} : { hot: false, liveReload: false, client: false as const };
  const compiler = webpack(configuration);
  const built = new Promise<unknown>((resolve) => {
    compiler.hooks.done.tap('almanaque-part', resolve);
  });
  await new Server({ ...devServer, ...quiet }, compiler).start();
  await built;
  const own = `http://localhost:${port}`;
  if (portal === undefined) {
    console.log(`Tu parte, sola, con un portal de mentira: ${own}/`);
    return;
  }
  const override = `${partName(root)}@${own}/mf-manifest.json`;
  const link = new URL(`?remoto=${override}`, portal).href;
  console.log(`Tu parte dentro de la instalación, en tu pestaña: ${link}`);
  console.log(`La instalación lo tiene que permitir: REMOTE_OVERRIDES=${own}`);
}
