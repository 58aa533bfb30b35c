import { ENTRY } from '../support/fault.ts';
import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: 'entrada que lanza un error',
  answer: (file, whole) =>
    file === ENTRY ? { ...whole, body: 'throw new Error("falla de la entrada");' } : whole,
});
