import { altered, MANIFEST } from '../support/fault.ts';
import { testFault } from '../support/test-fault.ts';

const withContractNine = (manifest: string): string =>
  manifest.replace(
    /("name": "@almanaque\/shared-contracts",\s*"version": ")[^"]+/,
    (_, before: string) => `${before}9.0.0`,
  );

testFault({
  kind: 'answers',
  title: 'versión del contrato que no se acepta',
  notice: /Ofrece la versión 9\.0\.0 del contrato, y este portal necesita \^1\.0\.0/,
  answer: (file, whole) => (file === MANIFEST ? altered(whole, withContractNine) : whole),
});
