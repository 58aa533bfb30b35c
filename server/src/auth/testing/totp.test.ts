import { expect, test } from '@jest/globals';
import { totpCode } from './totp.ts';

/** RFC 6238, appendix B: the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at %i s it is %s', (seconds, code) => {
  expect(totpCode(SECRET, 0, seconds * 1000)).toBe(code);
});
