import { Button, FailureNotice, Skeleton, useCode } from '@almanaque/ui';
import { DialogFrame } from './dialog-frame.ts';
import type { EditorRequest, EndOfEditing } from './editor-request.ts';
import { loadEditor } from './load-editor.ts';

interface EditorDialogProps {
  readonly request: EditorRequest;
  readonly end: EndOfEditing | null;
  readonly onEnd: (end: EndOfEditing) => void;
  /** Takes the focus: what had it may be gone. */
  readonly onReturn: () => void;
}

/** The frame of the editor, there at once, while what fills it may still be on its way. */
export function EditorDialog({ request, end, onEnd, onReturn }: EditorDialogProps) {
  const code = useCode('event-editor', loadEditor);
  const leave = () => onEnd('left');

  const onExited = () => {
    if (end === 'written' || document.activeElement === document.body) onReturn();
  };

  const content = () => {
    if (code.status === 'ready') {
      const Editor = code.part;
      return <Editor request={request} onEnd={onEnd} />;
    }
    return (
      <div className="waiting" role={code.status === 'failed' ? undefined : 'status'}>
        {code.status === 'failed' ? (
          <FailureNotice message="El editor no se pudo cargar." onRetry={code.retry} />
        ) : (
          <Skeleton height={520} aria-label="Cargando el editor" />
        )}
        <Button onClick={leave}>Cerrar</Button>
      </div>
    );
  };

  return (
    <DialogFrame
      open={end === null}
      scroll="paper"
      // Once there is something to type into, the editor itself minds Escape, and a click beside it
      // throws nothing away.
      {...(code.status !== 'ready' && { onClose: leave })}
      slotProps={{
        transition: { onExited },
        paper: { 'aria-label': request.kind === 'new' ? 'Evento nuevo' : 'Editar evento' },
      }}
    >
      {content()}
    </DialogFrame>
  );
}
