import { type AuditEntry } from '@almanaque/api';
import { useHost, type RuleWords } from '@almanaque/shared-contracts';
import { momentText, takeLostFocus } from '@almanaque/ui/screen';
import { memo, useState } from 'react';
import { differences } from './comparison.ts';
import { sentenceOf } from './words.ts';

interface EntryProps {
  readonly entry: AuditEntry;
  readonly ruleWords: RuleWords;
  /** Of accounts, by address. */
  readonly names: ReadonlyMap<string, string>;
  /** The first of those that were asked for: one reads on here once the button that did is gone. */
  readonly goesOn: boolean;
}

/** One line of the log; what it was and what it became, on asking. There may be thousands: see `memo`. */
export const Entry = memo(function Entry({ entry, ruleWords, names, goesOn }: EntryProps) {
  const { timeZone } = useHost();
  const { at } = entry;
  // Closed, it is not drawn: of fifty lines the tables are most of what the page is made of.
  const [isOpen, setOpen] = useState(false);
  const changed = differences(entry, ruleWords);
  const line = (
    <>
      <time dateTime={at}>{momentText(at, timeZone)}</time>
      <span>{sentenceOf(entry, names)}</span>
    </>
  );
  const place = goesOn ? { ref: takeLostFocus, tabIndex: -1 } : {};
  if (changed.length === 0) {
    return (
      <li className="line" {...place}>
        {line}
      </li>
    );
  }
  return (
    <li {...place}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="line">{line}</summary>
        {isOpen && (
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
        )}
      </details>
    </li>
  );
});
