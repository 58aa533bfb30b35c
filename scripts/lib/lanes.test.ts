import { runInLanes } from './lanes.ts';

/** What ends when it is told to, and what has begun and ended so far. */
function steps() {
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    told,
    run: async (name: string) => {
      told.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      told.push(`${name} ends`);
      return name;
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('lanes run side by side, and in each one after the other', async () => {
  const { told, run, end } = steps();
  const results = runInLanes([['types', 'lint'], ['unit']], run);
  await end('none');
  expect(told).toEqual(['types begins', 'unit begins']);
  await end('types');
  await end('unit');
  await end('lint');
  expect(told.slice(2)).toEqual(['types ends', 'lint begins', 'unit ends', 'lint ends']);
  expect(await results).toEqual(['types', 'lint', 'unit']);
});

test('what depends on something of another lane has its result, and nothing where that is not run', async () => {
  const { run, end } = steps();
  const results = runInLanes<string, string>([['browser'], ['build']], async (name, resultOf) =>
    name === 'build'
      ? run(name)
      : `${name} after ${await resultOf('build')}, ${(await resultOf('none')) ?? 'and nothing else'}`,
  );
  await end('none');
  await end('build');
  expect(await results).toEqual(['browser after build, and nothing else', 'build']);
});
