import { altered, isExposed } from '../support/fault.ts';
import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: 'archivo que no coincide con su hash',
  withIntegrity: true,
  browserSays: /Failed to find a valid digest in the 'integrity' attribute/,
  answer: (file, whole, manifest) =>
    isExposed(file, manifest) ? altered(whole, (code) => `${code};window.tampered=true`) : whole,
});
