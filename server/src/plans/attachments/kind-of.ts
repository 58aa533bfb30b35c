import type { AttachmentKind } from '@almanaque/api';
import { zipNames } from './zip-names.ts';

const startsWith = (content: Buffer, ...bytes: readonly number[]): boolean =>
  content.subarray(0, bytes.length).equals(Buffer.from(bytes));

const isWebp = (content: Buffer): boolean =>
  content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';

/** A sheet or a document as Office writes it; null: another archive, or one with macros. */
function officeKind(content: Buffer): AttachmentKind | null {
  const names = zipNames(content);
  if (!names.includes('[Content_Types].xml')) return null;
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return null;
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  return names.includes('word/document.xml') ? 'docx' : null;
}

/** What a file is, told by its content alone; null: nothing that is attached to a plan. */
export function kindOf(content: Buffer): AttachmentKind | null {
  if (content.toString('latin1', 0, 5) === '%PDF-') return 'pdf';
  if (startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(content, 0xff, 0xd8, 0xff)) return 'jpg';
  if (isWebp(content)) return 'webp';
  return startsWith(content, 0x50, 0x4b, 0x03, 0x04) ? officeKind(content) : null;
}
