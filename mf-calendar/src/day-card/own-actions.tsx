import type { CalendarEvent } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useEditorAccess } from '../editor/editor-context.ts';
import { editRequest } from '../editor/editor-request.ts';
import { useMoveAccess } from '../move/move-context.ts';

/** What an organiser can do with an event of the company's own; nothing with another. */
export function OwnActions({ event }: { event: CalendarEvent }) {
  const { open } = useEditorAccess();
  const moves = useMoveAccess();
  const request = editRequest(event);
  if (!request) return null;
  return (
    <div className="own">
      <Button
        size="small"
        variant="text"
        aria-label={`Editar: ${event.title}`}
        onClick={() => open(request)}
      >
        Editar
      </Button>
      {moves && (
        <Button
          size="small"
          variant="text"
          aria-label={`Mover: ${event.title}`}
          onClick={() => moves.carry(event)}
        >
          Mover
        </Button>
      )}
    </div>
  );
}
