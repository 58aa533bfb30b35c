import type { MadeImport, UndoneImport } from '@almanaque/api';
import { EscapeGoesBack, ImportFrame } from '@almanaque/ui/screen';
import { useState, type ReactNode } from 'react';
import { ImportDone, ImportUndone } from './file-outcome.tsx';
import { FilePreview } from './file-preview.tsx';
import type { FileRow } from './file-rows.tsx';
import type { ImportWords } from './import-words.ts';

/** What of an import differs from one kind of file to the other. */
interface FileImportProps<Source extends { readonly name: string }, Preview> {
  readonly words: ImportWords;
  readonly noteOf: (preview: Preview) => ReactNode;
  readonly rowsOf: (preview: Preview) => readonly FileRow[];
  /** `anyway`: the numbers of the rows that are brought though they would be left out. */
  readonly apply: (
    source: Source,
    preview: Preview,
    anyway: ReadonlySet<number>,
  ) => Promise<MadeImport>;
  readonly undo: (made: MadeImport) => Promise<UndoneImport>;
  /** @param isBack The person came back to it from the preview, whose button had the focus. */
  readonly choose: (
    onRead: (source: Source, preview: Preview) => void,
    onLast: (last: MadeImport) => void,
    isBack: boolean,
  ) => ReactNode;
  /** Where Escape leads from the first step; by itself, out of the dialog. */
  readonly onBack?: () => void;
  /** Over every step. */
  readonly children?: ReactNode;
}

type Step<Source, Preview> =
  | { readonly kind: 'choose'; readonly isBack: boolean }
  | { readonly kind: 'preview'; readonly source: Source; readonly preview: Preview }
  | { readonly kind: 'done'; readonly made: MadeImport }
  | { readonly kind: 'undone'; readonly undone: UndoneImport };

/** A file is chosen, looked through, imported, and taken back. */
export function FileImport<
  Source extends { readonly name: string },
  Preview extends { readonly problem: string | null },
>(props: FileImportProps<Source, Preview>) {
  const { words, noteOf, rowsOf, apply, undo, choose, onBack, children } = props;
  const [step, setStep] = useState<Step<Source, Preview>>({
    kind: 'choose',
    isBack: false,
  });
  /** From the step that is shown, unless another one is meanwhile: a late answer leads away from none. */
  const goOn = (next: Step<Source, Preview>) => setStep((now) => (now === step ? next : now));
  const again = () => setStep({ kind: 'choose', isBack: true });
  const shown = (): ReactNode => {
    switch (step.kind) {
      case 'choose':
        return choose(
          (source, preview) => goOn({ kind: 'preview', source, preview }),
          (made) => goOn({ kind: 'done', made }),
          step.isBack,
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
            onApply={async (anyway) =>
              goOn({ kind: 'done', made: await apply(source, preview, anyway) })
            }
            onAnotherFile={again}
          />
        );
      }
      case 'done':
        return (
          <ImportDone
            words={words}
            made={step.made}
            onUndo={async () => goOn({ kind: 'undone', undone: await undo(step.made) })}
            onAnotherFile={again}
          />
        );
      case 'undone':
        return <ImportUndone words={words} undone={step.undone} onAnotherFile={again} />;
    }
  };
  const frame = (
    <ImportFrame>
      {children}
      {shown()}
    </ImportFrame>
  );
  const back = step.kind === 'choose' ? onBack : again;
  return back ? <EscapeGoesBack onBack={back}>{frame}</EscapeGoesBack> : frame;
}
