import { choicesOf } from './shared-choices.ts';

test('a part runs with the page’s wherever it will do, and else with its own', () => {
  const offered = { react: '19.3.1', '@emotion/react': '11.14.0', '@almanaque/ui': '1.1.0' };
  const builtWith = [
    { name: 'react', version: '19.2.4', requiredVersion: '^19.2.0' },
    { name: '@emotion/react', version: '11.14.0' },
    { name: '@almanaque/ui', version: '1.2.0', requiredVersion: '^1.2.0' },
    { name: 'vue', version: '3.5.0', requiredVersion: '^3.0.0' },
  ];
  expect(choicesOf(builtWith, offered)).toEqual([
    { name: 'react', version: '19.3.1', isOfPage: true },
    { name: '@emotion/react', version: '11.14.0', isOfPage: true },
    { name: '@almanaque/ui', version: '1.2.0', isOfPage: false },
    { name: 'vue', version: '3.5.0', isOfPage: false },
  ]);
});
