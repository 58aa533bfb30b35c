import type { ShellPointThat } from '@almanaque/shared-contracts/contributions';
import type { Answers } from './answers.ts';
import { fileOf } from './points.ts';

/** 'mf-encuestas' → 'Encuestas' */
export function titleOf(name: string): string {
  const words = name.slice('mf-'.length).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const manifest = (name: string, ours: Readonly<Record<string, string>>): string =>
  json({
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'almanaque-part dev',
      build: 'almanaque-part build',
      test: 'almanaque-part test',
      check: 'almanaque-part check',
      types: 'tsc',
    },
    dependencies: { ...ours, react: '^19.2.0', 'react-dom': '^19.2.0' },
    devDependencies: {
      '@testing-library/dom': '^10.4.0',
      '@testing-library/react': '^16.3.0',
      '@types/node': '^24.0.0',
      '@types/react': '^19.2.0',
      typescript: '^6.0.0',
    },
  });

/** What has an address of its own. */
const ADDRESSED: Readonly<Record<ShellPointThat<'isAddressed'>, true>> = {
  page: true,
  'settings-screen': true,
};

const declaration = (name: string, title: string, points: readonly string[]): string => {
  const contributions = points.map(
    (point) => `    {
      id: '${fileOf(point)}',
      point: '${point}',
      title: '${title}',
      module: './${fileOf(point)}',
${point in ADDRESSED ? `      path: '${name.slice('mf-'.length)}',\n` : ''}    },
`,
  );
  return `import type { Declaration } from '@almanaque/shared-contracts/contributions';

/** Lo que la parte trae, como datos: la construcción lo escribe en su manifiesto. */
export const declaration: Declaration = {
  contributions: [
${contributions.join('')}  ],
};
`;
};

/** A header has room for a button alone. */
const viewOf = (point: string, title: string): string =>
  point === 'header-action'
    ? `import { Button, createRemote } from '@almanaque/ui';

function View() {
  return <Button type="button">${title}</Button>;
}
`
    : `import { useSelection } from '@almanaque/shared-contracts';
import { createRemote } from '@almanaque/ui';

function View() {
  const selection = useSelection();
  return (
    <section aria-label="${title}">
      <h2>${title}</h2>
      <p>{selection.kind === 'event' ? selection.event.title : 'Elegí una fecha del calendario.'}</p>
    </section>
  );
}
`;

const SOURCE = `import type { SearchSource } from '@almanaque/shared-contracts';

const KNOWN = [{ id: 'una', title: 'Una fecha de muestra', to: '/' }];

export const contractVersion = BUILT_WITH_CONTRACT;

/** Lo que la búsqueda de la página muestra de esta parte: cada resultado lleva a una dirección. */
export const search: SearchSource['search'] = (query) =>
  Promise.resolve(KNOWN.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())));
`;

const moduleOf = (point: string, title: string): string =>
  point === 'search-source' ? SOURCE : view(point, title);

const view = (point: string, title: string): string => `${viewOf(point, title)}
/** Del tamaño de lo que viene, mientras se pregunta qué instalación es. */
const Placeholder = () => <p aria-busy="true">${title}…</p>;

export const { contractVersion, mount, Component } = createRemote({
  contractVersion: BUILT_WITH_CONTRACT,
  View,
  Placeholder,
  failureMessage: '${title}: no se pudo mostrar.',
});
`;

const SOURCE_TEST = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { search } from './search-source.tsx';

test('encuentra lo que se busca, y nada más', async () => {
  const options = { apiBase: '', signal: new AbortController().signal };
  assert.equal((await search('FECHA', options)).length, 1);
  assert.equal((await search('nada', options)).length, 0);
});
`;

const test = (point: string, title: string): string => {
  if (point === 'search-source') return SOURCE_TEST;
  const role = point === 'header-action' ? 'button' : 'region';
  return `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeHost } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import * as remote from './${fileOf(point)}.tsx';

test('se muestra en un portal, y no deja nada al irse', async () => {
  const host = fakeHost({ act });
  const slot = await host.mount(remote);
  assert.deepEqual(slot.state, { status: 'ready' });
  assert.ok(await screen.findByRole('${role}', { name: '${title}' }));
  await host.close();
});
`;
};

const DOCKERFILE = `# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /parte
COPY package*.json ./
COPY paquetes paquetes
RUN npm install --no-audit --no-fund
COPY . .
RUN npm run build

FROM nginx:1.29-alpine
COPY nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /parte/dist /usr/share/nginx/html
EXPOSE 8080
`;

const NGINX = `server {
  listen 8080;
  root /usr/share/nginx/html;
  gzip_static on;
  # La página que la carga es de otro origen, y dice a quien la opera cuánto pesa.
  add_header Access-Control-Allow-Origin "*" always;
  add_header Timing-Allow-Origin "*" always;

  location / {
    add_header Access-Control-Allow-Origin "*" always;
    add_header Timing-Allow-Origin "*" always;
    add_header Cache-Control "no-cache" always;
  }
  # Lo que lleva su hash en el nombre no cambia nunca.
  location ~ "\\.[0-9a-f]{8,}\\." {
    add_header Access-Control-Allow-Origin "*" always;
    add_header Timing-Allow-Origin "*" always;
    add_header Cache-Control "public, max-age=31536000, immutable" always;
  }
}
`;

const readme = (name: string, title: string): string => `# ${title}

Una parte de Almanaque. Lo que trae está en \`src/contributions.ts\`, y cada módulo que nombra es el archivo de ese nombre en \`src/\`. Node 22.18 o posterior.

\`\`\`sh
npm install
npm run dev                                            # sola, con un portal de mentira
npm run dev -- --in https://calendario.tuempresa.com.ar # dentro de una instalación, en tu pestaña
npm test
npm run types
npm run check                                          # si cumple lo que se pide de una parte
npm run check -- --host https://calendario.tuempresa.com.ar # si anda en esa instalación
npm run check -- --host ./almanaque-1.4.0.tar.gz       # si va a andar en esa versión
npm run build                                          # en dist/
\`\`\`

Un módulo nuevo pide iniciar de nuevo \`npm run dev\`; lo demás de la declaración se relee al guardar.

Para publicarla, servida por \`Dockerfile\`, una línea en el registro de la instalación:

\`\`\`json
{ "name": "${name}", "manifest": "https://…/mf-manifest.json", "contract": "^1.0.0" }
\`\`\`
`;

/** Everything that a new part has, by path. What it needs is in our packages, so it is little. */
export function partFiles(
  { name, points }: Answers,
  ours: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const title = titleOf(name);
  const [first = 'panel'] = points;
  return {
    'package.json': manifest(name, ours),
    'tsconfig.json': json({ extends: '@almanaque/build/tsconfig.json', include: ['src'] }),
    '.gitignore': 'node_modules/\ndist/\n',
    '.dockerignore': 'node_modules\ndist\n',
    'README.md': readme(name, title),
    Dockerfile: DOCKERFILE,
    'nginx.conf': NGINX,
    'src/contributions.ts': declaration(name, title, points),
    ...Object.fromEntries(
      points.map((point) => [`src/${fileOf(point)}.tsx`, moduleOf(point, title)] as const),
    ),
    [`src/${fileOf(first)}.test.tsx`]: test(first, title),
  };
}
