import { registrySchema, type Registry } from '@almanaque/shared-contracts/schemas';

/** A registry as its file says it, and what the page makes of it. */
export interface RegistryText {
  readonly text: string;
  /** As it is written: the page reads it as it would read the file. */
  readonly content: unknown;
  readonly registry: Registry;
}

/** Editors such as Notepad put it before a text. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** What is wrong with a text that `parseRegistryText` does not take, in Spanish. */
export const textProblem = (error: unknown): string =>
  error instanceof SyntaxError
    ? 'no es JSON: revisá comas, llaves y comillas'
    : 'no es un registro de partes: le falta la lista «remotes»';

/** @throws {SyntaxError} it is no JSON. @throws {z.core.$ZodError} it is no list of parts. */
export function parseRegistryText(file: string): RegistryText {
  const text = file.replace(BYTE_ORDER_MARK, '');
  const content: unknown = JSON.parse(text);
  return { text, content, registry: registrySchema.parse(content) };
}
