import { useQuery } from '@almanaque/shared-contracts';
import { Button, Dialog, FailureNotice, PHONE, Skeleton, styled } from '@almanaque/ui';
import type { EditorRequest } from './editor-request.ts';
import { loadEditor } from './load-editor.ts';

/** 'written': an event was saved or deleted. 'left': nothing was. */
export type EndOfEditing = 'written' | 'left';

interface EditorDialogProps {
  readonly request: EditorRequest;
  readonly end: EndOfEditing | null;
  readonly onEnd: (end: EndOfEditing) => void;
  /** Takes the focus: what had it may be gone. */
  readonly onReturn: () => void;
}

const Frame = styled(Dialog)({
  '& .MuiDialog-paper': { width: 580, maxWidth: 'calc(100% - 32px)', borderRadius: 16 },
  '& .waiting': { display: 'grid', gap: 16, padding: 28 },
  [PHONE]: {
    '& .MuiDialog-paper': {
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100% - 24px)',
      margin: '24px 0 0',
      alignSelf: 'flex-end',
      borderRadius: '20px 20px 0 0',
    },
  },
});

/** The frame of the editor, there at once, while what fills it may still be on its way. */
export function EditorDialog({ request, end, onEnd, onReturn }: EditorDialogProps) {
  // The query holds the code, so what failed to load is asked for again and never kept as failed.
  const { data, isError, refetch } = useQuery({
    queryKey: ['code', 'event-editor'],
    queryFn: loadEditor,
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  });
  const leave = () => onEnd('left');

  const onExited = () => {
    if (end === 'written' || document.activeElement === document.body) onReturn();
  };

  const content = () => {
    if (data) {
      const Editor = data;
      return <Editor request={request} onEnd={onEnd} />;
    }
    return (
      <div className="waiting" role={isError ? undefined : 'status'}>
        {isError ? (
          <FailureNotice message="El editor no se pudo cargar." onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={520} aria-label="Cargando el editor" />
        )}
        <Button onClick={leave}>Cerrar</Button>
      </div>
    );
  };

  return (
    <Frame
      open={end === null}
      scroll="paper"
      // Once there is something to type into, the editor itself minds Escape, and a click beside it
      // throws nothing away.
      {...(data === undefined && { onClose: leave })}
      slotProps={{
        transition: { onExited },
        paper: { 'aria-label': request.kind === 'new' ? 'Evento nuevo' : 'Editar evento' },
      }}
    >
      {content()}
    </Frame>
  );
}
