import { isExposed, throwingInside } from '../support/fault.ts';
import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: 'error al dibujarse',
  answer: (file, whole, manifest) =>
    isExposed(file, manifest)
      ? throwingInside(whole, (react) => `(()=>{throw new Error("falla")})(),${react}.useEffect`)
      : whole,
});
