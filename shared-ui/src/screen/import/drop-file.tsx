import { useState } from 'react';

interface DropFileProps {
  /** As the browser's chooser takes them: '.xlsx,.csv'. */
  readonly accept: string;
  readonly busy: boolean;
  readonly onFile: (file: File) => Promise<void>;
}

/** Where a file is chosen, or dropped. */
export function DropFile({ accept, busy, onFile }: DropFileProps) {
  const [over, setOver] = useState(false);
  const [hasToWait, setHasToWait] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setHasToWait(busy);
    if (!busy) await onFile(file);
  };
  return (
    <div
      className={over ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <label className="file">
        {busy ? 'Enviando…' : 'Elegir archivo'}
        <input
          type="file"
          accept={accept}
          onChange={({ target }) => {
            // The same file can then be chosen again, once it has been corrected.
            void take(target.files?.[0]).finally(() => (target.value = ''));
          }}
        />
      </label>
      <span className="soft">o soltalo acá</span>
      <span role="status">
        {busy && hasToWait && 'Todavía se está enviando el otro archivo: esperá a que termine.'}
      </span>
    </div>
  );
}
