import { altered, ENTRY, isShared, MISSING } from '../support/fault.ts';
import { testFault } from '../support/test-fault.ts';

/** The remote needs a newer façade than the shell shares, so it loads its own copy: which is gone. */
const needsNewerFacade = (entry: string): string =>
  entry.replace(
    /requiredVersion:"\^1\.\d+\.\d+"(?=[^{}]*shareKey:"@almanaque\/ui")/,
    () => 'requiredVersion:"^1.9.0"',
  );

testFault({
  kind: 'answers',
  title: 'falta un módulo compartido (404)',
  answer: (file, whole, manifest) => {
    if (file === ENTRY) return altered(whole, needsNewerFacade);
    return isShared(file, manifest) ? MISSING : whole;
  },
});
