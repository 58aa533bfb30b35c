import { createQueryClient } from '@almanaque/shared-contracts';
import { bring, fakeRemote } from '@almanaque/shared-contracts/testing';
import { prepareWith } from './prepare.ts';

let takeBack: () => void = () => undefined;
afterEach(() => takeBack());

test('what is pointed at of a part’s page is on its way, and nothing of any other', () => {
  const loaded: string[] = [];
  const loads = (name: string) => () => {
    loaded.push(name);
    return Promise.resolve(fakeRemote(name));
  };
  takeBack = bring([
    { point: 'page', path: 'planes', title: 'Planes', module: loads('planes') },
    { point: 'page', path: 'encuestas', title: 'Encuestas', module: loads('encuestas') },
  ]);
  const queries = createQueryClient();
  const prepare = prepareWith(queries);
  prepare('/');
  prepare('/otra');
  expect(loaded).toEqual([]);
  prepare('/planes/abc?vista=lista');
  expect(loaded).toEqual(['planes']);
  expect(queries.getQueryCache().getAll()).toHaveLength(1);
});
