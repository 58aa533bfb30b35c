import type { Person } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { Button, styled, token } from '@almanaque/ui';
import { Confirm, useLeaveGuard } from '@almanaque/ui/form';
import { useState } from 'react';
import { DoubledEvents } from '../doubled/doubled-events.tsx';
import { fullName } from '../list/person-words.ts';
import { LeaveForm } from './leave-form.tsx';
import { usePeopleWrites } from './people-writes.ts';
import { PersonForm } from './person-form.tsx';
import { PhotoEntry } from './photo-entry.tsx';

const Sheet = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 760,
  paddingBottom: 24,
  '& .missing': {
    display: 'grid',
    gap: 8,
    padding: '12px 16px',
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
  },
  '& .missing :is(p, ul)': { margin: 0 },
  '& .missing ul': { padding: 0, listStyle: 'none' },
  '& .soft': { color: token.inkSoft },
  '& .more': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    paddingTop: 12,
    borderTop: `1px solid ${token.hairline}`,
  },
  '& .more .MuiButton-root': { minHeight: 44 },
});

type Asked = 'nothing' | 'leave' | 'delete';

interface PersonSheetProps {
  /** Null: one to be added. */
  readonly person: Person | null;
  readonly onBack: () => void;
}

interface FurtherProps {
  readonly person: Person;
  readonly onBack: () => void;
}

/** What can be done with a person besides correcting their data. */
function Further({ person, onBack }: FurtherProps) {
  const { leave } = useLeaveGuard();
  const { remove, dataUrl } = usePeopleWrites();
  const [asked, setAsked] = useState<Asked>('nothing');
  const cancel = () => setAsked('nothing');
  const name = fullName(person);
  switch (asked) {
    case 'leave':
      // Their data may be half corrected above.
      return <LeaveForm person={person} onDone={() => leave(onBack)} onCancel={cancel} />;
    case 'delete':
      return (
        <Confirm
          question={
            <>
              Se borra a <b>{name}</b> con todo lo guardado sobre esta persona, y no se puede
              deshacer. Si solo dejó la empresa, registrá su egreso.
            </>
          }
          act="Borrar para siempre"
          onAct={async () => {
            await remove(person);
            toastStore().show(`Se borró a ${name}.`, 'success');
          }}
          onDone={onBack}
          onCancel={cancel}
        />
      );
    case 'nothing':
      return (
        <div className="more">
          <Button href={dataUrl(person)} download="datos-personales.json">
            Descargar sus datos
          </Button>
          {person.leavingDate === null && (
            <Button onClick={() => setAsked('leave')}>Registrar egreso</Button>
          )}
          <Button color="error" onClick={() => setAsked('delete')}>
            Borrar
          </Button>
        </div>
      );
  }
}

export function PersonSheet({ person, onBack }: PersonSheetProps) {
  return (
    <Sheet>
      {person && <PhotoEntry person={person} />}
      {person && <DoubledEvents personId={person.id} />}
      <PersonForm person={person} onBack={onBack} />
      {person && <Further person={person} onBack={onBack} />}
    </Sheet>
  );
}
