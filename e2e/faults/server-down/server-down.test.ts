import { testFault } from '../support/test-fault.ts';

testFault({ kind: 'down', title: 'servidor caído' });
