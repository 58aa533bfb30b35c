import type { Configuration } from 'webpack-dev-server';
import { DEV_PORTS, REMOTE_NAMES } from './ports.ts';

/** `/remotes.json` under `npm run dev`: each remote at its own dev server. */
const devRegistry = {
  remotes: REMOTE_NAMES.map((name) => ({
    name,
    manifest: `http://localhost:${DEV_PORTS[name]}/mf-manifest.json`,
    contract: '^1.0.0',
  })),
};

export const serveDevRegistry: NonNullable<Configuration['setupMiddlewares']> = (middlewares) => [
  {
    name: 'dev-registry',
    path: '/remotes.json',
    middleware: (_request: unknown, response: { json: (body: unknown) => void }) =>
      response.json(devRegistry),
  },
  ...middlewares,
];
