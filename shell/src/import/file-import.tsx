import { useState, type ReactNode } from 'react';
import { EscapeGoesBack } from '../people/escape-goes-back.tsx';
import { ImportDone, ImportUndone, type Made, type Undone } from './file-outcome.tsx';
import { FilePreview } from './file-preview.tsx';
import type { FileRow } from './file-rows.tsx';
import { SheetFrame } from './import-styles.ts';
import type { ImportWords } from './import-words.ts';

/** What of an import differs from one kind of file to the other. */
interface FileImportProps<Source extends { readonly name: string }, Preview, Import extends Made> {
  readonly words: ImportWords;
  readonly noteOf: (preview: Preview) => ReactNode;
  readonly rowsOf: (preview: Preview) => readonly FileRow[];
  readonly apply: (source: Source, preview: Preview) => Promise<Import>;
  readonly undo: (made: Import) => Promise<Undone>;
  readonly choose: (
    onRead: (source: Source, preview: Preview) => void,
    onLast: (last: Import) => void,
  ) => ReactNode;
  /** Where Escape leads from the first step; by itself, out of the dialog. */
  readonly onBack?: () => void;
  /** Over every step. */
  readonly children?: ReactNode;
}

type Step<Source, Preview, Import> =
  | { readonly kind: 'choose' }
  | { readonly kind: 'preview'; readonly source: Source; readonly preview: Preview }
  | { readonly kind: 'done'; readonly made: Import }
  | { readonly kind: 'undone'; readonly undone: Undone };

/** A file is chosen, looked through, imported, and taken back. */
export function FileImport<
  Source extends { readonly name: string },
  Preview extends { readonly problem: string | null },
  Import extends Made,
>(props: FileImportProps<Source, Preview, Import>) {
  const { words, noteOf, rowsOf, apply, undo, choose, onBack, children } = props;
  const [step, setStep] = useState<Step<Source, Preview, Import>>({ kind: 'choose' });
  const again = () => setStep({ kind: 'choose' });
  const shown = (): ReactNode => {
    switch (step.kind) {
      case 'choose':
        return choose(
          (source, preview) => setStep({ kind: 'preview', source, preview }),
          (made) => setStep({ kind: 'done', made }),
        );
      case 'preview': {
        const { source, preview } = step;
        return (
          <FilePreview
            words={words}
            note={noteOf(preview)}
            fileName={source.name}
            rows={rowsOf(preview)}
            problem={preview.problem}
            onApply={async () => setStep({ kind: 'done', made: await apply(source, preview) })}
            onAnotherFile={again}
          />
        );
      }
      case 'done':
        return (
          <ImportDone
            words={words}
            made={step.made}
            onUndo={async () => setStep({ kind: 'undone', undone: await undo(step.made) })}
            onAnotherFile={again}
          />
        );
      case 'undone':
        return <ImportUndone words={words} undone={step.undone} onAnotherFile={again} />;
    }
  };
  const frame = (
    <SheetFrame>
      {children}
      {shown()}
    </SheetFrame>
  );
  const back = step.kind === 'choose' ? onBack : again;
  return back ? <EscapeGoesBack onBack={back}>{frame}</EscapeGoesBack> : frame;
}
