import {
  forgetOverride,
  keepOverride,
  overrideText,
  type Override,
} from '@almanaque/remote-loader/page';
import { Button } from '@almanaque/ui';
import { useState, type ReactNode } from 'react';
import { Badge } from './badge.tsx';

/** What the address the page was opened at asks for. */
export type Asked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'override'; readonly override: Override };

const Shown = ({ children }: { children: ReactNode }) => (
  <Badge label="Parte de otra dirección">{children}</Badge>
);

interface OverrideNoticeProps {
  /** In use in this tab. */
  readonly kept: Override | null;
  readonly asked: Asked;
}

/** Says what comes from elsewhere, or asks whether it may; both take effect with a reload. */
export function OverrideNotice({ kept, asked: first }: OverrideNoticeProps) {
  const [asked, setAsked] = useState(first);
  const refuse = () => setAsked({ kind: 'nothing' });

  if (asked.kind === 'not-allowed') {
    return (
      <Shown>
        <p>Ese enlace pide una parte de una dirección que esta instalación no permite.</p>
        <Button size="small" onClick={refuse}>
          Cerrar
        </Button>
      </Shown>
    );
  }
  if (asked.kind === 'override') {
    const { name, manifest } = asked.override;
    const accept = () => {
      keepOverride(overrideText(asked.override));
      location.reload();
    };
    return (
      <Shown>
        <p>
          Este enlace pide cargar <b>{name}</b> de <b>{manifest}</b>
          <small>Su código va a poder hacer en esta pestaña todo lo que podés hacer vos.</small>
        </p>
        <Button size="small" onClick={accept}>
          Cargarla
        </Button>
        <Button size="small" variant="outlined" onClick={refuse}>
          No
        </Button>
      </Shown>
    );
  }
  if (kept === null) return null;
  const reset = () => {
    forgetOverride();
    location.reload();
  };
  return (
    <Shown>
      <p>
        <b>{kept.name}</b> viene de <b>{new URL(kept.manifest).origin}</b>
        <small>Solo en esta pestaña, y sin comprobar los hashes del registro.</small>
      </p>
      <Button size="small" onClick={reset}>
        Volver a la publicada
      </Button>
    </Shown>
  );
}
