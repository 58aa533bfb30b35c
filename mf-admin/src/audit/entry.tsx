import { type AuditEntry } from '@almanaque/api';
import { useHost, type RuleWords } from '@almanaque/shared-contracts';
import { differences } from './comparison.ts';
import { sentenceOf } from './words.ts';

/** '21 de nov de 2026, 15:04', in the company's zone. */
const when = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('es-AR', {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

interface EntryProps {
  readonly entry: AuditEntry;
  readonly ruleWords: RuleWords;
  /** Of accounts, by address. */
  readonly names: ReadonlyMap<string, string>;
}

/** One line of the log; what it was and what it became, on asking. */
export function Entry({ entry, ruleWords, names }: EntryProps) {
  const { timeZone } = useHost();
  const { at } = entry;
  const changed = differences(entry, ruleWords);
  const line = (
    <>
      <time dateTime={at}>{when(at, timeZone)}</time>
      <span>{sentenceOf(entry, names)}</span>
    </>
  );
  if (changed.length === 0) return <li className="line">{line}</li>;
  return (
    <li>
      <details>
        <summary className="line">{line}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Dato</th>
              <th scope="col">Antes</th>
              <th scope="col">Después</th>
            </tr>
          </thead>
          <tbody>
            {changed.map((one) => (
              <tr key={one.field}>
                <th scope="row">{one.field}</th>
                <td>{one.before}</td>
                <td>{one.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </li>
  );
}
