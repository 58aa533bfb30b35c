import { isUtf8 } from 'node:buffer';
import { ImportError } from './import-error.ts';

const BOMS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const NOT_A_TABLE = 'El archivo no es una planilla: guardalo como .xlsx o .csv y volvé a elegirlo.';

function encodingOf(bytes: Uint8Array): string {
  const marked = BOMS.find((bom) => bom.bytes.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return marked.encoding;
  if (bytes.includes(0)) throw new ImportError(NOT_A_TABLE);
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/**
 * The text of a .csv file, without byte order mark. What is not valid UTF-8 is Windows-1252, as
 * Excel in Spanish saves it.
 * @throws {ImportError} for bytes that are no text, a web page, or a PDF, of which some hold nothing but text.
 */
export function decode(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (/^\s*(?:<|%PDF-)/.test(text.slice(0, 200))) throw new ImportError(NOT_A_TABLE);
  return text;
}
