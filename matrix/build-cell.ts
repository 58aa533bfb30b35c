import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inHouse } from '../tools/house.ts';
import type { Cell } from './cells.ts';
import { portalSource, type Addresses } from './portal-source.ts';

// Only `npm run matrix` installs them, so nothing here knows their types.
const tools = createRequire(inHouse('matrix/package.json'));

interface Stats {
  readonly hasErrors: () => boolean;
  readonly toString: (what: 'errors-only') => string;
}
type Compile = (options: object) => {
  readonly run: (done: (error: Error | null, stats?: Stats) => void) => void;
};
type Plugin = new (options: object) => object;

/** As in a portal of its own: React and what belongs to it, in the version of the cell. */
function install(react: string, folder: string): void {
  const from = (name: string) => inHouse('matrix/node_modules', name);
  const own = path.join(from(`react-dom-${react}`), 'node_modules/scheduler');
  const packages = {
    react: from(`react-${react}`),
    'react-dom': from(`react-dom-${react}`),
    scheduler: existsSync(own) ? own : from('scheduler'),
  };
  for (const [name, source] of Object.entries(packages)) {
    cpSync(source, path.join(folder, 'node_modules', name), { recursive: true });
  }
}

/** As EMBEDDING.md says it; with a React of another major version, as most portals share theirs. */
function sharedBy(react: string | null, folder: string): object {
  if (react === null) return {};
  const manifest = readFileSync(path.join(folder, 'node_modules/react/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string };
  const share = { version, requiredVersion: `^${version}`, singleton: react.startsWith('18') };
  const names = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
  return Object.fromEntries(names.map((name) => [name, share]));
}

const PAGE = (script: string): string => `<!doctype html>
<html lang="es-AR">
  <head><meta charset="utf-8"><title>Portal</title><link rel="icon" href="data:,"></head>
  <body><h1>Portal de la empresa</h1><div id="app"></div>${script}</body>
</html>`;

/**
 * Of a module that a portal shares as its only one, Module Federation takes the newest version there is: with
 * the parts in its scope, a portal in React 18 would run on the parts' React.
 */
const scopeOf = (react: string | null): string =>
  react?.startsWith('18') ? 'almanaque' : 'default';

/** What webpack's and Rspack's plugins are told. */
const federated = (folder: string, { calendar, bell }: Addresses, react: string | null) => ({
  name: 'portal',
  remotes: {
    mf_calendar: {
      external: `mf_calendar@${calendar}/mf-manifest.json`,
      shareScope: scopeOf(react),
    },
    mf_notifications: {
      external: `mf_notifications@${bell}/mf-manifest.json`,
      shareScope: scopeOf(react),
    },
  },
  shared: sharedBy(react, folder),
  dts: false,
});

async function bundle(compile: Compile, plugin: object, folder: string): Promise<void> {
  const compiler = compile({
    context: folder,
    entry: './main.js',
    mode: 'production',
    target: 'web',
    output: { path: path.join(folder, 'dist'), filename: 'main.js', publicPath: '/' },
    plugins: [plugin],
    performance: false,
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors() !== false) throw new Error(stats?.toString('errors-only'));
  const page = PAGE('<script nonce="portal" src="/main.js"></script>');
  writeFileSync(path.join(folder, 'dist/index.html'), page);
}

async function buildWithVite(folder: string, addresses: Addresses, react: string | null) {
  const { build } = tools('vite') as { readonly build: (options: object) => Promise<unknown> };
  const { federation } = tools('@module-federation/vite') as {
    readonly federation: (options: object) => unknown;
  };
  const page = PAGE('<script type="module" src="/main.js"></script>');
  writeFileSync(path.join(folder, 'index.html'), page);
  const options = federated(folder, addresses, react);
  const remotes = Object.entries(options.remotes).map(([name, { external, shareScope }]) => {
    const entry = external.slice(name.length + 1);
    return [name, { type: 'var', name, entry, entryGlobalName: name, shareScope }];
  });
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    html: { cspNonce: 'portal' },
    plugins: [federation({ ...options, remotes: Object.fromEntries(remotes) as object })],
    build: { target: 'es2022', outDir: 'dist' },
  });
}

/** Nothing is built but React's file, which its own team would not publish so. */
async function writePlain(folder: string, react: string | null): Promise<void> {
  const { build } = tools('vite') as { readonly build: (options: object) => Promise<unknown> };
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  if (react !== null) {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist',
        lib: {
          entry: path.join(folder, 'react-entry.js'),
          formats: ['es'],
          fileName: () => 'react.js',
        },
      },
    });
  }
  cpSync(path.join(folder, 'main.js'), path.join(dist, 'main.js'));
  writeFileSync(
    path.join(dist, 'index.html'),
    PAGE('<script type="module" src="/main.js"></script>'),
  );
}

/**
 * Builds the portal of a cell as its own team would, with nothing of ours.
 * @returns the folder of its files.
 */
export async function buildCell(cell: Cell, addresses: Addresses): Promise<string> {
  const { bundler, react } = cell;
  // Below the installed tools, whose run-time halves it bundles.
  const folder = inHouse('matrix/dist', `${bundler}-${react ?? 'none'}`.replace(' ', '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, source] of Object.entries(portalSource(cell, addresses))) {
    writeFileSync(path.join(folder, file), source);
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "portal", "type": "module" }');
  if (react !== null) install(react, folder);
  const options = () => federated(folder, addresses, react);
  if (bundler === 'webpack 5') {
    const webpack = tools('webpack') as Compile;
    const { ModuleFederationPlugin } = tools('@module-federation/enhanced/webpack') as {
      readonly ModuleFederationPlugin: Plugin;
    };
    await bundle(webpack, new ModuleFederationPlugin(options()), folder);
  } else if (bundler === 'Rspack') {
    const { rspack } = tools('@rspack/core') as { readonly rspack: Compile };
    const { ModuleFederationPlugin } = tools('@module-federation/enhanced/rspack') as {
      readonly ModuleFederationPlugin: Plugin;
    };
    await bundle(rspack, new ModuleFederationPlugin(options()), folder);
  } else if (bundler === 'Vite') await buildWithVite(folder, addresses, react);
  else await writePlain(folder, react);
  return path.join(folder, 'dist');
}
