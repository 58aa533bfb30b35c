import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: '500 con JSON',
  answer: () => ({ status: 500, type: 'application/json', body: '{"message":"Error"}' }),
});
