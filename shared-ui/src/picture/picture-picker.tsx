import { useHost } from '@almanaque/shared-contracts';
import { Button } from '../button/button.tsx';
import { useState, type DragEvent } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Picture } from './picture.tsx';
import { PickerFrame } from './picker-style.ts';
import { PICTURE_TYPES } from './scale-picture.ts';
import { uploadPicture } from './upload-picture.ts';

interface PicturePickerProps {
  /** What it is a picture of, as in 'Elegir una foto': 'una imagen'. */
  readonly what: string;
  /** Below the API base; null: none was chosen. */
  readonly path: string | null;
  /** A person's is cut round. */
  readonly round?: boolean;
  readonly onPick: (path: string | null) => void;
  /** While a file is on its way, what it is for is not ready to be saved. */
  readonly onBusy: (isBusy: boolean) => void;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'uploading' }
  | { readonly kind: 'failed'; readonly message: string };

const IDLE: State = { kind: 'idle' };

/** Chooses a picture, by a dialog or by dropping a file, and has the server keep it at once. */
export function PicturePicker(props: PicturePickerProps) {
  const { apiBase } = useHost();
  const { what, path, round = false, onPick, onBusy } = props;
  const [state, setState] = useState(IDLE);
  const [isOver, setOver] = useState(false);
  const isBusy = state.kind === 'uploading';

  const take = async (file: File | undefined) => {
    if (file === undefined || isBusy) return;
    setState({ kind: 'uploading' });
    onBusy(true);
    const upload = await uploadPicture(apiBase, file);
    onBusy(false);
    setState(upload.kind === 'failed' ? upload : IDLE);
    if (upload.kind === 'kept') onPick(upload.path);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <PickerFrame
      className={isOver ? 'over' : undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <span className={round ? 'shown round' : 'shown'}>
        {path ? <Picture path={path} alt="" /> : <Icon name="picture" size={28} />}
      </span>
      <div className="ways">
        <label className="choose">
          {path ? 'Cambiarla' : `Elegir ${what}`}
          <input
            type="file"
            aria-label={path ? `Cambiar ${what}` : `Elegir ${what}`}
            accept={PICTURE_TYPES.join(',')}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </label>
        {path && (
          <Button
            size="small"
            variant="text"
            aria-label={`Quitar ${what}`}
            disabled={isBusy}
            onClick={() => {
              setState(IDLE);
              onPick(null);
            }}
          >
            Quitarla
          </Button>
        )}
      </div>
      <p className="hint" role="status">
        {isBusy ? (
          'Subiendo la imagen…'
        ) : (
          <>
            <span className="drag">O arrastrala hasta acá. </span>
            PNG, JPEG o WebP, hasta 5 MB.
          </>
        )}
      </p>
      {state.kind === 'failed' && (
        <p className="problem" role="alert">
          {state.message}
        </p>
      )}
    </PickerFrame>
  );
}
