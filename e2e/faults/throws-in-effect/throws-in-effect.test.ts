import { isExposed, throwingInside } from '../support/fault.ts';
import { testFault } from '../support/test-fault.ts';

testFault({
  kind: 'answers',
  title: 'error en un efecto',
  answer: (file, whole, manifest) =>
    isExposed(file, manifest)
      ? throwingInside(
          whole,
          (react) => `${react}.useEffect(()=>{throw new Error("falla")}),${react}.useEffect`,
        )
      : whole,
});
