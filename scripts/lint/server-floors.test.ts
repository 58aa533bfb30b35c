import { floorProblems } from './server-floors.ts';

const floors = ['ground', 'feature', 'top'];

test.each([
  ['down is how it stands', { 'server/src/top/a.ts': ['server/src/ground/b.ts'] }, 0],
  ['within a folder', { 'server/src/ground/a.ts': ['server/src/ground/b.ts'] }, 0],
  ['up is told', { 'server/src/ground/a.ts': ['server/src/top/b.ts'] }, 1],
  [
    'what helps tests is told too',
    { 'server/src/ground/testing/a.ts': ['server/src/top/b.ts'] },
    1,
  ],
  ['a test may', { 'server/src/ground/a.test.ts': ['server/src/top/b.ts'] }, 0],
  ['a folder of no floor', { 'server/src/new/a.ts': [] }, 1],
  ['what is beside the folders', { 'server/src/app.ts': ['server/src/top/b.ts'] }, 0],
  ['what is not the server', { 'shell/src/a.ts': ['shell/src/b/c.ts'] }, 0],
])('%s', (_, files: Record<string, string[]>, problems) => {
  expect(floorProblems(new Map(Object.entries(files)), floors)).toHaveLength(problems);
});
