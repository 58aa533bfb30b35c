import { run } from './lib/run.ts';
import { inHouse } from './lib/house.ts';

/** Loads the guard on a Node that says it is `version`. */
const guard = (version: string) =>
  run([
    '-e',
    `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
     require(${JSON.stringify(inHouse('scripts/node-version.cjs'))});`,
  ]);

test.each(['12.22.12', '18.20.4', '20.20.2', '22.17.1', '23.5.0'])(
  'Node %s is refused in one sentence that says what to do',
  async (version) => {
    const { code, output } = await guard(version);
    expect(code).toBe(1);
    expect(output).toBe(
      `Este equipo tiene Node ${version} y Almanaque necesita Node 22.18 o posterior: instalá la ` +
        "versión 24 desde https://nodejs.org/es/download (o con 'nvm install 24') y probá de nuevo.\n",
    );
  },
);

test.each(['22.18.0', '23.6.0', '24.0.0', '26.1.0'])('Node %s is accepted', async (version) => {
  expect(await guard(version)).toMatchObject({ code: 0, output: '' });
});
