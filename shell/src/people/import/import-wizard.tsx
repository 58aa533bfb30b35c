import type { PeopleImport } from '@almanaque/api';
import { Button, FailureNotice, Icon, Skeleton } from '@almanaque/ui';
import { failureText } from '@almanaque/ui/form';
import { useState } from 'react';
import { ChooseFile } from './choose-file.tsx';
import type { RowsSource } from '../../import/choose-rows.tsx';
import { useImport, useImportSteps } from './import-data.ts';
import { Frame } from '../../import/import-styles.ts';
import { Mapping } from './mapping.tsx';
import { Applied, Undone } from './outcome.tsx';
import { Preview } from './preview.tsx';
import { Working } from './working.tsx';

interface StepProps {
  readonly importId: string;
  readonly onBack: () => void;
  readonly onAnotherFile: () => void;
  /** Reads another sheet of the same file; null: the file is no longer at hand. */
  readonly onSheet: ((sheet: string) => Promise<void>) | null;
}

/** The step an import is at is the server's to say; only which half of the review shows is ours. */
function Step({ importId, onBack, onAnotherFile, onSheet }: StepProps) {
  const { data, error, refetch } = useImport(importId);
  const { map, apply, undo } = useImportSteps();
  const [reviewing, setReviewing] = useState<'columns' | 'rows'>('columns');
  const [problem, setProblem] = useState<string | null>(null);

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
            onSheet={onSheet}
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
            onApply={(wanted) => run(apply(now.id, wanted))}
            onClearBlanks={(clearBlanks) =>
              run(map(now.id, { fields: now.columns.map(({ field }) => field), clearBlanks }))
            }
          />
        );
      case 'applied':
        return <Applied applied={now} onUndo={() => run(undo(now.id))} onBack={onBack} />;
      case 'undone':
        return <Undone undone={now} onBack={onBack} />;
      case 'failed':
        return (
          <>
            <h3>No se pudo leer el archivo</h3>
            <p role="alert">{now.problem}</p>
            <div className="acts">
              <Button variant="contained" onClick={onAnotherFile}>
                Elegir otro archivo
              </Button>
            </div>
          </>
        );
    }
  };

  if (error) return <FailureNotice message={failureText(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} />;
  return (
    <>
      {shown(data)}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

interface Started {
  readonly id: string;
  /** What was read; null: it was read before this page was opened. */
  readonly source: RowsSource | null;
}

/** From the company's spreadsheet to its people, in steps that can each be gone back from. */
export function ImportWizard({ onBack }: { onBack: () => void }) {
  const [started, setStarted] = useState<Started | null>(null);
  const { upload } = useImportSteps();
  const read = async (source: RowsSource, sheet?: string) => {
    const { id } = await upload(source, sheet);
    setStarted({ id, source });
  };
  const source = started?.source ?? null;
  return (
    <Frame>
      <Button className="back" startIcon={<Icon name="previous" />} onClick={onBack}>
        Volver a la lista
      </Button>
      {started === null ? (
        <ChooseFile onRead={read} onOpen={({ id }) => setStarted({ id, source: null })} />
      ) : (
        <Step
          key={started.id}
          importId={started.id}
          onBack={onBack}
          onAnotherFile={() => setStarted(null)}
          onSheet={source === null ? null : (sheet) => read(source, sheet)}
        />
      )}
    </Frame>
  );
}
