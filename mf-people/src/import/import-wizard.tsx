import type { PeopleImport } from '@almanaque/api';
import { Button, Skeleton } from '@almanaque/ui';
import { failureText, ReadFailure, useWhileThere } from '@almanaque/ui/form';
import { ImportFrame as Frame, type RowsSource, takeLostFocus } from '@almanaque/ui/screen';
import { useState } from 'react';
import { ChooseFile } from './choose-file.tsx';
import { useImport, useImportSteps } from './import-data.ts';
import { Mapping } from './mapping.tsx';
import { Applied, type Onward, Undone } from './outcome.tsx';
import { Preview } from './preview.tsx';
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
  const [problem, setProblem] = useState<string | null>(null);

  const open = useWhileThere(onOpened);
  const run = (step: Promise<PeopleImport>) => {
    setProblem(null);
    step.catch((reason: unknown) => setProblem(failureText(reason)));
  };
  const shown = (now: PeopleImport) => {
    switch (now.state) {
      case 'working':
        return <Working working={now} />;
      case 'ready':
        return reviewing === 'columns' ? (
          <Mapping
            ready={now}
            onAnotherFile={onAnotherFile}
            onSheet={onSheet && (async (sheet) => open(await onSheet(sheet)))}
            onDone={(fields) => {
              // Without a way to tell who is who there is nothing to show yet.
              if (fields === null && now.problem !== null) return;
              setReviewing('rows');
              if (fields !== null) run(map(now.id, { fields: [...fields] }));
            }}
          />
        ) : (
          <Preview
            ready={now}
            onColumns={() => setReviewing('columns')}
            onAnotherFile={onAnotherFile}
            onApply={(wanted) => run(apply(now.id, wanted))}
            onClearBlanks={(clearBlanks) =>
              run(map(now.id, { fields: now.columns.map(({ field }) => field), clearBlanks }))
            }
          />
        );
      case 'applied':
        return <Applied applied={now} onUndo={() => run(undo(now.id))} {...onward} />;
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

  const failure = error && <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return failure ?? <Skeleton height={240} />;
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
