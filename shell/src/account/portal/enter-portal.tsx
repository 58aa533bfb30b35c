import { portalPassResponseSchema } from '@almanaque/api';
import { sendJson, useHost } from '@almanaque/shared-contracts';
import { Form } from '@almanaque/ui/form';
import { useState } from 'react';
import { useSession } from '../session.ts';

interface EnterPortalProps {
  /** Of the portal whose page opened this window: 'https://intranet.example'. */
  readonly origin: string;
}

/** Only a page of that origin hears it, whichever opened this window. */
function handOver(pass: string, origin: string): boolean {
  const opener = window.opener as Window | null;
  opener?.postMessage({ almanaquePass: pass }, origin);
  return opener !== null;
}

/**
 * The window that a portal of another origin opens: whoever is signed in here lets its page show and write
 * in their name, by a press of theirs and not by the portal's wish alone.
 */
export function EnterPortal({ origin }: EnterPortalProps) {
  const { apiBase } = useHost();
  const session = useSession();
  const [isOver, setIsOver] = useState(false);
  const send = async () => {
    const url = `${apiBase}/api/v1/auth/portal-passes`;
    const { pass } = await sendJson(portalPassResponseSchema, 'POST', url, { origin });
    setIsOver(true);
    if (handOver(pass, origin)) window.close();
  };
  if (isOver) {
    return (
      <p role="status">
        Listo. Podés cerrar esta ventana y volver al portal; si ahí te lo sigue pidiendo, tocá otra
        vez «Ingresar».
      </p>
    );
  }
  return (
    <Form submit="Continuar" busy="Un momento…" send={send}>
      <p>
        <strong>{origin}</strong> va a mostrar el calendario con tu cuenta, {session?.name}: lo que
        podés ver y, si organizás, cambiar eventos. No le das tu contraseña.
      </p>
      <p className="hint">
        Vale 12 horas como mucho, mientras esa página esté abierta, y termina cuando cerrás tu
        sesión en Almanaque.
      </p>
    </Form>
  );
}
