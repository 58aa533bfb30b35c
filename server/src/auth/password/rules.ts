import { MIN_PASSWORD_LENGTH } from '@almanaque/api';
import { ApiError } from '../../http/error.ts';
import { commonPasswords, MIN_WORD } from './common.ts';
import { wordsBehind } from './disguises.ts';
import { fold, lettersOf } from './fold.ts';
import { isPattern, repeatedBlock } from './patterns.ts';

/** Whose password it is to be: what they would think of first is what is tried first. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly company: string;
}

/** A shorter name before the @ ('ana') is part of many good passwords. */
const MIN_TELLING_NAME = 5;

const PRODUCT = ['almanaque', 'calendario'];
const ADVICE = 'elegí otra, por ejemplo tres o cuatro palabras sueltas.';

/** Each word and, as it is often written, all of them in one; the longest first. */
function ownWords({ email, name, company }: PasswordOwner): string[] {
  const texts = [...email.split('@'), name, company].map(fold);
  const words = texts.flatMap((text) => [lettersOf(text), ...text.split(/[^\p{L}]+/u)]);
  return [...new Set([...words, ...PRODUCT])]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
}

const isCommon = (word: string, common: ReadonlySet<string>): boolean =>
  common.has(word) || common.has(repeatedBlock(word) ?? '');

/** Whether nothing is left of it, or only what is common, without the words of one's own. */
function isOwn(word: string, own: readonly string[], common: ReadonlySet<string>): boolean {
  if (own.includes(word)) return true;
  const rest = own
    .filter(({ length }) => length >= MIN_WORD)
    .reduce((text, one) => text.replaceAll(one, ''), word);
  return rest !== word && (rest.length < MIN_WORD || isCommon(rest, common));
}

/** What is wrong with a password for its owner, in Spanish with what to do; null: nothing. */
export async function passwordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<string | null> {
  const plain = password.normalize('NFC').toLowerCase();
  const email = owner.email.toLowerCase();
  const [name = ''] = email.split('@');
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    return `La contraseña es muy corta: usá al menos ${MIN_PASSWORD_LENGTH} caracteres, por ejemplo tres o cuatro palabras sueltas.`;
  }
  if (plain.includes(email) || (name.length >= MIN_TELLING_NAME && plain.includes(name))) {
    return 'La contraseña no puede contener tu correo: elegí palabras que no tengan que ver con la cuenta.';
  }
  const common = await commonPasswords();
  const words = [...wordsBehind(password)];
  const whole = fold(password);
  if (
    isPattern(whole, lettersOf(whole)) ||
    isCommon(whole, common) ||
    words.some((word) => isCommon(word, common))
  ) {
    return `Esa contraseña es de las más usadas, aunque tenga números o símbolos agregados, y se adivina enseguida: ${ADVICE}`;
  }
  const own = ownWords(owner);
  if (words.some((word) => isOwn(word, own, common))) {
    return `Esa contraseña se arma con el nombre de la empresa, de Almanaque o tuyo, y se adivina enseguida: ${ADVICE}`;
  }
  return null;
}

/** @throws {ApiError} 400, naming `field`. */
export async function requireGoodPassword(
  password: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<void> {
  const problem = await passwordProblem(password, owner);
  if (problem !== null) throw new ApiError(400, 'weak_password', problem, field);
}
