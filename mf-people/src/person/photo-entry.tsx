import { type Person } from '@almanaque/api';
import { FailureNotice, loadPicturePicker, Skeleton, styled, token, useCode } from '@almanaque/ui';
import { useWrite } from '@almanaque/ui/form';
import { useState } from 'react';
import { usePeopleWrites } from './people-writes.ts';

const Frame = styled('section')({
  display: 'grid',
  gap: 8,
  '& h3': { margin: 0, font: `600 1.125rem/1.4 ${token.serif}` },
  '& .problem': { margin: 0, color: token.danger, fontSize: '0.9375rem' },
});

/** A person's photo. It is kept as soon as it is chosen, whatever becomes of the rest of the form. */
export function PhotoEntry({ person }: { person: Person }) {
  const { changePhoto } = usePeopleWrites();
  const [photo, setPhoto] = useState(person.photo);
  const { write, problem } = useWrite();
  const code = useCode('picture-picker', loadPicturePicker);
  const pick = (path: string | null) =>
    write(async () => setPhoto((await changePhoto(person, path)).photo));
  const content = () => {
    if (code.status === 'ready') {
      const PicturePicker = code.part;
      return (
        <PicturePicker
          round
          what="una foto"
          path={photo}
          onPick={(path) => void pick(path)}
          onBusy={() => undefined}
        />
      );
    }
    if (code.status === 'failed') {
      return (
        <FailureNotice
          message="No se pudo cargar lo que hace falta para elegir una foto."
          onRetry={code.retry}
        />
      );
    }
    return <Skeleton height={98} />;
  };
  return (
    <Frame aria-label="Foto">
      <h3>Foto, que acompaña sus fechas en el calendario</h3>
      {content()}
      <p className="problem" role="alert">
        {problem}
      </p>
    </Frame>
  );
}
