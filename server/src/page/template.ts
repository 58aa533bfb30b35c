import { createHash } from 'node:crypto';

/** The shell's document as it was built. */
export interface Template {
  readonly text: string;
  /** Of each script that stands in it, how the content policy names it. */
  readonly inlineScripts: readonly string[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

export const parseTemplate = (text: string): Template => ({
  text,
  inlineScripts: [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${sha256(code)}'`,
  ),
});
