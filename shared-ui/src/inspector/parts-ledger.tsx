import { FailureNotice } from '@almanaque/ui';
import { nameOf, RowLine, Rows } from './row-line.tsx';
import { trafficText } from './traffic.ts';
import { useLedger } from './use-ledger.ts';

/** Of everything that parts bring, whether it is there and why not: for whoever answers for the page. */
export function PartsLedger() {
  const { ledger, isError, retry } = useLedger();
  if (isError) return <FailureNotice message="El registro no se pudo leer." onRetry={retry} />;
  if (!ledger) return null;
  const manifestOf = (name: string) =>
    ledger.parts.find(({ entry }) => entry.name === name)?.entry.manifest;
  return (
    <Rows>
      {ledger.rows.map((row) => (
        <RowLine
          key={`${nameOf(row)} ${row.code ?? ''}`}
          row={row}
          more={trafficText(manifestOf(row.part))}
        />
      ))}
    </Rows>
  );
}
