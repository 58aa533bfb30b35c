import { toastStore } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { useId, useState } from 'react';
import { copyText } from './copy-text.ts';
import { isBlank, missingIn, whyNotReady } from './gaps.ts';
import { mailLink, whatsappLink } from './send.ts';

type Copied = 'not-yet' | 'copied' | 'denied';

/** With gaps it can be copied, to be completed where it is pasted: which they are is said. */
function copiedWords(text: string): string {
  const missing = missingIn(text);
  return missing === null ? 'Mensaje copiado' : `Mensaje copiado. Quedó sin completar: ${missing}.`;
}

function words(copied: Copied, text: string): string {
  switch (copied) {
    case 'not-yet':
      return whyNotReady(text) ?? '';
    case 'copied':
      return copiedWords(text);
    case 'denied':
      return 'No se pudo copiar: seleccioná el mensaje y copialo a mano.';
  }
}

interface SendButtonsProps {
  readonly subject: string;
  readonly text: string;
}

/** Give it a `key` that changes with the text: what was copied is then no longer what is shown. */
export function SendButtons({ subject, text }: SendButtonsProps) {
  const reasonId = useId();
  const [copied, setCopied] = useState<Copied>('not-yet');
  const ready = whyNotReady(text) === null;

  const copy = async (pressed: Element) => {
    const done = await copyText(text, pressed);
    setCopied(done ? 'copied' : 'denied');
    if (done) toastStore().show(copiedWords(text), 'success');
  };

  const link = (href: string) =>
    ready ? { href, target: '_blank', rel: 'noopener noreferrer' } : { disabled: true };

  return (
    <div className="send" role="group" aria-label="Enviar el mensaje" aria-describedby={reasonId}>
      <Button
        variant="contained"
        startIcon={<Icon name="copy" />}
        disabled={isBlank(text)}
        onClick={({ currentTarget }) => void copy(currentTarget)}
      >
        Copiar
      </Button>
      <Button variant="outlined" startIcon={<Icon name="chat" />} {...link(whatsappLink(text))}>
        WhatsApp
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon name="mail" />}
        {...link(mailLink(subject, text))}
      >
        Correo
      </Button>
      <p id={reasonId} role="status">
        {words(copied, text)}
      </p>
    </div>
  );
}
