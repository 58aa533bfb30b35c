import { Button, Icon } from '@almanaque/ui';
import { copyText } from '@almanaque/ui/message';
import { useId, useRef, useState } from 'react';

type Copied = 'not-yet' | 'copied' | 'selected';

const SAID: Readonly<Record<Copied, string>> = {
  'not-yet': '',
  copied: 'Dirección copiada.',
  selected: 'No se pudo copiar sola: quedó seleccionada, copiala con Ctrl+C.',
};

/** An address to take elsewhere. Give it the address as `key`: what was copied is that one. */
export function Address({ address }: { readonly address: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>('not-yet');
  const copy = async (pressed: Element) => {
    const isCopied = await copyText(address, pressed);
    if (!isCopied) input.current?.select();
    setCopied(isCopied ? 'copied' : 'selected');
  };
  return (
    <div className="address">
      <label htmlFor={id}>Dirección</label>
      <div className="line">
        <input
          id={id}
          ref={input}
          readOnly
          value={address}
          spellCheck={false}
          onFocus={({ target }) => target.select()}
        />
        <Button
          variant="contained"
          startIcon={<Icon name={copied === 'copied' ? 'check' : 'copy'} />}
          onClick={({ currentTarget }) => void copy(currentTarget)}
        >
          Copiar
        </Button>
      </div>
      <p className="soft" role="status">
        {SAID[copied]}
      </p>
    </div>
  );
}
