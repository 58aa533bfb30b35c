import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: 'conexión que no contesta',
  hangs: true,
  answer: () => 'never',
});
