import { isExposed, MISSING } from '../support/fault.ts';
import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: 'falta el código de la parte (404)',
  answer: (file, whole, manifest) => (isExposed(file, manifest) ? MISSING : whole),
});
