import { createHmac, randomInt } from 'node:crypto';
import * as z from 'zod';

/** Without the letters and digits that are mistaken for one another when read. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

const group = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

/** Ten of 79 bits each: 'abcd-efgh-jkmn-pqrs'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

const MARK = 'hmac.';

/** As it is kept. However it was typed, in capitals or without its dashes, it is the same code. */
export function keptCode(secret: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return MARK + createHmac('sha256', secret).update(plain).digest('base64url');
}

const codesSchema = z.array(z.string());

/** The library hands over the codes as JSON: new ones as they are, those that are left as they were kept. */
export const keptCodes = (secret: string, json: string): string =>
  JSON.stringify(
    codesSchema
      .parse(JSON.parse(json))
      .map((code) => (code.startsWith(MARK) ? code : keptCode(secret, code))),
  );
