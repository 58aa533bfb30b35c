import { expect, test } from '@jest/globals';
import { titlesIn } from './titles-in.ts';

test('a test is found by its title, however it is written', () => {
  const titles = titlesIn(`
    test('plain', () => undefined);
    describe('a group', () => {
      it("the dot's own", async () => undefined);
    });
    test.each<[string]>([['one']])('%s of a table', () => undefined);
    for (const name of names) test(\`with \${name}\`, () => undefined);
    const view = <p>{label('x')}</p>;
  `);
  expect([...titles]).toEqual(['plain', "the dot's own", '%s of a table', 'with ${name}']);
});

test('what does not run, and what is no test, is not', () => {
  const titles = titlesIn(`
    describe('a group', () => undefined);
    test.describe('a group', () => undefined);
    test.skip('skipped', () => undefined);
    it.todo('to do');
    // test('a comment', () => undefined);
    const text = "test('text', () => undefined)";
    testFault('of another name', () => undefined);
  `);
  expect([...titles]).toEqual([]);
});
