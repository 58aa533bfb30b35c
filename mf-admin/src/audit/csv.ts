import { whoIs, type AuditEntry, ROLE_NAMES } from '@almanaque/api';
import type { RuleWords } from '@almanaque/shared-contracts';
import { differences } from './comparison.ts';
import { sentenceOf } from './words.ts';

/**
 * A cell that a spreadsheet reads as the text it is: one that begins as a formula does would be run
 * (OWASP, CSV Injection).
 */
function cell(text: string): string {
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Two people may have one name: the account tells them apart. */
const HEADER = ['Fecha y hora', 'Quién', 'Cuenta', 'Rol', 'Qué hizo', 'Qué cambió'];

/** Of accounts, by address. */
type Names = ReadonlyMap<string, string>;

const rowOf = (
  entry: AuditEntry,
  timeZone: string,
  ruleWords: RuleWords,
  names: Names,
): string[] => {
  const { at, actor } = entry;
  const changes = differences(entry, ruleWords);
  return [
    // As spreadsheets of every language read it: '2026-11-21 15:04:00'.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
      new Date(at),
    ),
    actor.email === null ? 'Almanaque' : whoIs(actor.email, names),
    actor.email === null ? '' : whoIs(actor.email),
    actor.role === null ? '' : ROLE_NAMES[actor.role],
    sentenceOf(entry, names),
    changes.map((one) => `${one.field}: ${one.before} → ${one.after}`).join('\n'),
  ];
};

/** The entries as a file that a spreadsheet in Argentina opens with its columns and its accents right. */
export const csvOf = (
  entries: readonly AuditEntry[],
  timeZone: string,
  ruleWords: RuleWords,
  names: Names,
): string =>
  `\uFEFF${[HEADER, ...entries.map((entry) => rowOf(entry, timeZone, ruleWords, names))]
    .map((row) => `${row.map(cell).join(';')}\r\n`)
    .join('')}`;
