import { toastStore, useHost, useQueryClient } from '@almanaque/shared-contracts';
import { codeQuery } from '@almanaque/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { EditorAccess, Refusal } from './editor-context.ts';
import type { EditorDialog } from './editor-dialog.tsx';
import type { EditorRequest, EndOfEditing } from './editor-request.ts';
import { loadEntrance } from './load-entrance.ts';

interface Opening {
  readonly Dialog: typeof EditorDialog;
  readonly request: EditorRequest;
  /** Which opening it is: each begins with an editor of its own. */
  readonly count: number;
  /** Null while it is open. */
  readonly end: EndOfEditing | null;
}

/** The editor, and the way to it. `onReturn` takes the focus when what opened it may be gone. */
export function useEditor(onReturn: () => void): [EditorAccess, ReactNode] {
  const { apiBase } = useHost();
  const client = useQueryClient();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const open = useCallback(
    (request: EditorRequest) => {
      setRefusal(null);
      void client.query(codeQuery('event-entrance', loadEntrance)).then(
        async ({ needOrganiser, EditorDialog: Dialog }) => {
          const text = await needOrganiser(client, apiBase);
          if (text === null) {
            setOpening((last) => ({ Dialog, request, count: (last?.count ?? 0) + 1, end: null }));
          } else if (text !== '') setRefusal({ date: request.date, text });
        },
        () => toastStore().show('El editor no se pudo cargar. Probá de nuevo.', 'error'),
      );
    },
    [client, apiBase],
  );
  const access = useMemo(() => ({ open, refusal }), [open, refusal]);

  return [
    access,
    opening && (
      <opening.Dialog
        key={opening.count}
        request={opening.request}
        end={opening.end}
        onEnd={(end) => setOpening((current) => current && { ...current, end })}
        onReturn={onReturn}
      />
    ),
  ];
}
