import type { Person } from '@almanaque/api';
import { Button, Icon, styled, token } from '@almanaque/ui';
import { Confirm, useLeaveGuard } from '@almanaque/ui/form';
import { useState } from 'react';
import { fullName } from '../list/person-words.ts';
import { LeaveForm } from './leave-form.tsx';
import { usePeopleWrites } from './people-writes.ts';
import { PersonForm } from './person-form.tsx';
import { PhotoEntry } from './photo-entry.tsx';
import { inputOf } from './person-input.ts';

const Sheet = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 760,
  marginInline: 'auto',
  paddingBottom: 24,
  '& h3': { margin: 0, font: `600 1.5rem/1.2 ${token.serif}`, overflowWrap: 'anywhere' },
  '& .more': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    paddingTop: 12,
    borderTop: `1px solid ${token.hairline}`,
  },
  '& .more .MuiButton-root': { minHeight: 44 },
  '& > .back': { justifySelf: 'start', minHeight: 44, marginLeft: '-16px' },
});

type Asked = 'nothing' | 'leave' | 'delete';

interface PersonSheetProps {
  /** Null: one to be added. */
  readonly person: Person | null;
  readonly onDone: (text: string) => void;
  readonly onBack: () => void;
}

interface FurtherProps {
  readonly person: Person;
  readonly onDone: (text: string) => void;
}

/** What can be done with a person besides correcting their data. */
function Further({ person, onDone }: FurtherProps) {
  const { remove, dataUrl } = usePeopleWrites();
  const [asked, setAsked] = useState<Asked>('nothing');
  const cancel = () => setAsked('nothing');
  const name = fullName(person);
  switch (asked) {
    case 'leave':
      return <LeaveForm person={person} onDone={onDone} onCancel={cancel} />;
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
            onDone(`Se borró a ${name}.`);
          }}
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

export function PersonSheet({ person, onDone, onBack }: PersonSheetProps) {
  const { create, edit } = usePeopleWrites();
  const { leave } = useLeaveGuard();
  return (
    <Sheet>
      <Button className="back" startIcon={<Icon name="previous" />} onClick={() => leave(onBack)}>
        Volver a la lista
      </Button>
      <h3>{person ? fullName(person) : 'Agregar persona'}</h3>
      {person && <PhotoEntry person={person} />}
      <PersonForm
        person={inputOf(person)}
        submit={person ? 'Guardar' : 'Agregar'}
        send={async (input) => {
          const saved = person ? await edit(person, input) : await create(input);
          onDone(`${fullName(saved)}: guardado.`);
        }}
        onCancel={onBack}
      />
      {person && <Further person={person} onDone={onDone} />}
    </Sheet>
  );
}
