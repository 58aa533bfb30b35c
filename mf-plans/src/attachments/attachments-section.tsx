import { ATTACHMENT_KINDS, MAX_ATTACHMENTS, type Attachment, type Plan } from '@almanaque/api';
import { useHost } from '@almanaque/shared-contracts';
import { Button, RETRY } from '@almanaque/ui';
import { tellByToast, useWrite } from '@almanaque/ui/form';
import { useRef, useState, type DragEvent } from 'react';
import { Section } from '../plan/section.tsx';
import { sizeText } from './size-text.ts';
import { useAttachments } from './use-attachments.ts';

const ACCEPTED = [...ATTACHMENT_KINDS, 'jpeg'].map((kind) => `.${kind}`).join();

interface FileLineProps {
  readonly planId: string;
  readonly file: Attachment;
  readonly onRemove: (file: Attachment) => Promise<void>;
}

function FileLine({ planId, file, onRemove }: FileLineProps) {
  const { apiBase } = useHost();
  const { write, busy } = useWrite({ tell: tellByToast });
  const { id, name, kind, bytes } = file;
  return (
    <li>
      <span>
        <a href={`${apiBase}/api/v1/plans/${planId}/attachments/${id}`} download={name}>
          {name}
        </a>{' '}
        <span className="quiet">
          {kind.toUpperCase()}, {sizeText(bytes)}
        </span>
      </span>
      <Button size="small" aria-disabled={busy} onClick={() => void write(() => onRemove(file))}>
        Quitar<span className="hidden"> el archivo «{name}»</span>
      </Button>
    </li>
  );
}

/** Files kept with the plan: each is downloaded, and others are added by the button or dropped here. */
export function AttachmentsSection({ plan }: { readonly plan: Plan }) {
  const { add, remove, sending, problems, sendAgain } = useAttachments(plan);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { attachments } = plan;
  // A server of before keeps none.
  if (attachments === undefined) return null;
  const isFull = attachments.length >= MAX_ATTACHMENTS;
  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0) void add([...files]);
  };
  const onDragOver = (event: DragEvent) => {
    if (isFull || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Section
      title="Archivos"
      className={attachments.length === 0 ? 'blank' : ''}
      aside={
        !isFull && (
          <Button
            size="small"
            aria-disabled={sending !== null}
            onClick={() => sending === null && input.current?.click()}
          >
            Agregar archivos
          </Button>
        )
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label="Archivos del plan"
        onChange={({ target }) => {
          take(target.files);
          // The same one can then be chosen again, once it was mended.
          target.value = '';
        }}
      />
      <div
        className={isOver ? 'files over' : 'files'}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          setOver(false);
          if (isFull || event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        {attachments.length > 0 && (
          <ul>
            {attachments.map((file) => (
              <FileLine key={file.id} planId={plan.id} file={file} onRemove={remove} />
            ))}
          </ul>
        )}
        {isFull ? (
          <p className="quiet">Son {MAX_ATTACHMENTS} archivos, que es lo más que guarda un plan.</p>
        ) : (
          <p className="quiet to-drop">
            <span className="by-mouse">Soltá acá presupuestos</span>
            <span className="by-finger">Presupuestos</span>, invitaciones o listas: PDF, imágenes,
            Excel o Word, de hasta 5 MB.
          </p>
        )}
        <p className="quiet" role="status">
          {sending !== null && `Guardando «${sending}»…`}
        </p>
        {problems.map((problem) => (
          <p key={problem} className="problem" role="alert">
            {problem}
          </p>
        ))}
        {sendAgain && (
          <Button className="again" size="small" variant="outlined" onClick={sendAgain}>
            {RETRY}
          </Button>
        )}
      </div>
    </Section>
  );
}
