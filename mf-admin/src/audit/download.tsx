import { loadRuleWords, useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { failureText } from '@almanaque/ui/form';
import { saveFile, PageAction } from '@almanaque/ui/screen';
import { useState } from 'react';
import { isBackwards, MAX_DOWNLOAD, useWholeAudit, type AuditFilter } from './audit-data.ts';
import { csvOf } from './csv.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly count: number }
  | { readonly kind: 'said'; readonly text: string };

const number = new Intl.NumberFormat('es-AR');

const saidOf = (state: State): string => {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'reading':
      return `Preparando la descarga… ${number.format(state.count)}`;
    case 'said':
      return state.text;
  }
};

interface DownloadProps {
  readonly filter: AuditFilter;
  /** Of accounts, by address. */
  readonly names: ReadonlyMap<string, string>;
}

/** What the filter leaves, as a file for a spreadsheet. */
export function Download({ filter, names }: DownloadProps) {
  const { timeZone } = useHost();
  const readAll = useWholeAudit();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const isReady = state.kind !== 'reading' && !isBackwards(filter);
  const download = async () => {
    if (!isReady) return;
    setState({ kind: 'reading', count: 0 });
    try {
      const { entries, whole } = await readAll(filter, (count) =>
        setState({ kind: 'reading', count }),
      );
      const ruleWords = await loadRuleWords();
      const type = 'text/csv;charset=utf-8';
      saveFile(
        new Blob([csvOf(entries, timeZone, ruleWords, names)], { type }),
        'registro-de-cambios.csv',
      );
      const text = whole
        ? `Descarga lista: ${number.format(entries.length)} registros.`
        : `Se descargaron los últimos ${number.format(MAX_DOWNLOAD)}: acotá las fechas para descargar los anteriores.`;
      setState({ kind: 'said', text });
    } catch (error) {
      setState({ kind: 'said', text: `No se pudo descargar. ${failureText(error)}` });
    }
  };
  return (
    <>
      <PageAction>
        <Button variant="outlined" aria-disabled={!isReady} onClick={() => void download()}>
          Descargar CSV
        </Button>
      </PageAction>
      <p className="download" role="status">
        {saidOf(state)}
      </p>
    </>
  );
}
