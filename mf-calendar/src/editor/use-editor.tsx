import { useHost, useQueryClient, type QueryClient } from '@almanaque/shared-contracts';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { EditorAccess, Refusal } from './editor-context.ts';
import { EditorDialog } from './editor-dialog.tsx';
import type { EditorRequest, EndOfEditing } from './editor-request.ts';

/** Fetched when it is wanted. Where it cannot be, the editor cannot either, and says so itself. */
const needOrganiser = (client: QueryClient, apiBase: string): Promise<string | null> =>
  import('./need-organiser.ts').then(
    (code) => code.needOrganiser(client, apiBase),
    () => null,
  );

interface Opening {
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
      void needOrganiser(client, apiBase).then((text) => {
        if (text === null) {
          setOpening((last) => ({ request, count: (last?.count ?? 0) + 1, end: null }));
        } else if (text !== '') setRefusal({ date: request.date, text });
      });
    },
    [client, apiBase],
  );
  const access = useMemo(() => ({ open, refusal }), [open, refusal]);

  return [
    access,
    opening && (
      <EditorDialog
        key={opening.count}
        request={opening.request}
        end={opening.end}
        onEnd={(end) => setOpening((current) => current && { ...current, end })}
        onReturn={onReturn}
      />
    ),
  ];
}
