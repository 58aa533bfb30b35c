import type { ImportMapping, PeopleImport } from '@almanaque/api';
import { Button, Skeleton } from '@almanaque/ui';
import { isGone, ReadFailure, useWhileThere, useWrite } from '@almanaque/ui/form';
import { ImportFrame as Frame, type RowsSource, takeLostFocus } from '@almanaque/ui/screen';
import { useState } from 'react';
import { ChooseFile } from './choose-file.tsx';
import { useImport, useImportSteps } from './import-data.ts';
import { Mapping } from './mapping.tsx';
import { Applied, type Onward, Undone } from './outcome.tsx';
import { FIRST_CHOICES, Preview } from './preview.tsx';
import { Working } from './working.tsx';

interface StepProps {
  readonly importId: string;
  readonly onward: Onward;
  readonly onAnotherFile: () => void;
  /** Reads another sheet of the same file, as an import of its own; null: the file is no longer at hand. */
  readonly onSheet: ((sheet: string) => Promise<string>) | null;
  readonly onOpened: (id: string) => void;
}

/** The step an import is at is the server's to say; only which half of the review shows is ours. */
function Step({ importId, onward, onAnotherFile, onSheet, onOpened }: StepProps) {
  const { data, error, refetch } = useImport(importId);
  const { map, apply, undo } = useImportSteps();
  const [reviewing, setReviewing] = useState<'columns' | 'rows'>('columns');
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const { write, busy, problem } = useWrite();
  /** The server may have deleted the import meanwhile: it is read again, and that is shown. */
  const step = (act: () => Promise<unknown>) =>
    void write(() =>
      act().catch((reason: unknown) => {
        if (isGone(reason)) void refetch();
        throw reason;
      }),
    );

  const open = useWhileThere(onOpened);
  /** Shows the rows once they are reviewed by these columns: what was reviewed before is not what is wanted. */
  const review = async (mapping: ImportMapping) => {
    await map(importId, mapping);
    setReviewing('rows');
  };
  const shown = (now: PeopleImport) => {
    switch (now.state) {
      case 'working':
        return <Working working={now} />;
      case 'ready':
        return reviewing === 'columns' ? (
          <Mapping
            ready={now}
            {...{ busy, onAnotherFile }}
            onSheet={onSheet && (async (sheet) => open(await onSheet(sheet)))}
            onDone={(fields) => {
              if (fields !== null) step(() => review({ fields: [...fields] }));
              // Without a way to tell who is who there is nothing to show yet.
              else if (now.problem === null) setReviewing('rows');
            }}
          />
        ) : (
          <Preview
            ready={now}
            {...{ choices, busy, onAnotherFile }}
            onChoices={setChoices}
            onColumns={() => {
              // Other columns may tell of other people.
              setChoices(FIRST_CHOICES);
              setReviewing('columns');
            }}
            onApply={(wanted) => step(() => apply(now.id, wanted))}
            onClearBlanks={(clearBlanks) => {
              const fields = now.columns.map(({ field }) => field);
              step(() => review({ fields, clearBlanks }));
            }}
          />
        );
      case 'applied':
        return (
          <Applied applied={now} busy={busy} onUndo={() => step(() => undo(now.id))} {...onward} />
        );
      case 'undone':
        return <Undone undone={now} {...onward} />;
      case 'failed':
        return (
          <>
            <h2 ref={takeLostFocus} tabIndex={-1}>
              No se pudo leer la planilla
            </h2>
            <p className="soft">{now.fileName}</p>
            <p role="alert">{now.problem}</p>
            <div className="acts">
              <Button variant="contained" onClick={onAnotherFile}>
                Elegir otra planilla
              </Button>
            </div>
          </>
        );
    }
  };

  const instead = { action: 'Elegir otra planilla', onAct: onAnotherFile };
  const failure = error && (
    <ReadFailure error={error} onRetry={() => void refetch()} instead={instead} />
  );
  if (!data || isGone(error)) {
    return (
      failure ?? (
        <Skeleton role="status" aria-busy aria-label="Cargando la importación" height={240} />
      )
    );
  }
  return (
    <>
      {failure}
      {shown(data)}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

interface ImportWizardProps extends Onward {
  /** The import that is seen; null: one is still to be chosen. */
  readonly id: string | null;
  /** Another one is seen from now on; null: one is to be chosen. */
  readonly onOpened: (id: string | null) => void;
}

/** From the company's spreadsheet to its people, in steps that can each be gone back from. */
export function ImportWizard({ id, onOpened, ...onward }: ImportWizardProps) {
  const [sources, setSources] = useState<ReadonlyMap<string, RowsSource>>(new Map());
  const { upload } = useImportSteps();
  const read = async (source: RowsSource, sheet?: string): Promise<string> => {
    const started = await upload(source, sheet);
    setSources((before) => new Map(before).set(started.id, source));
    return started.id;
  };
  const source = id === null ? undefined : sources.get(id);
  return (
    <Frame>
      {id === null ? (
        <ChooseFile onRead={read} onOpen={onOpened} />
      ) : (
        <Step
          key={id}
          importId={id}
          {...{ onward, onOpened }}
          onAnotherFile={() => onOpened(null)}
          onSheet={source === undefined ? null : (sheet) => read(source, sheet)}
        />
      )}
    </Frame>
  );
}
