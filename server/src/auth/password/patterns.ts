/** Below so many different characters a password is a pattern, however long. */
const MIN_DIFFERENT = 5;
/** What is repeated over and over is no better than once, when it is this short. */
const MAX_BLOCK = 4;
/** The share of steps from one digit to the next that go on counting, from which on it is a sequence. */
const MOSTLY = 0.8;

/** The shortest text that makes this one by repetition; null: none does. */
export const repeatedBlock = (text: string): string | null => /^(.+?)\1+$/u.exec(text)?.[1] ?? null;

/** '123456789012', '112233445566', '98765 43210' */
function counts(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].map(Number);
  const steps = digits.slice(1).map((digit, index) => Math.abs(digit - (digits[index] ?? 0)));
  return (
    steps.length > 0 &&
    steps.filter((step) => step <= 1 || step === 9).length >= steps.length * MOSTLY
  );
}

/** Whether it is a pattern rather than a text; `letters` are those it has. */
export function isPattern(text: string, letters: string): boolean {
  if (new Set(text).size < MIN_DIFFERENT) return true;
  const block = repeatedBlock(text);
  if (block !== null && block.length <= MAX_BLOCK) return true;
  return letters.length <= MAX_BLOCK && counts(text);
}
