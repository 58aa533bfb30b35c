import { type SecondFactorRequest } from '@almanaque/api';
import {
  ApiError,
  sendJson,
  sessionResponseSchema,
  useHost,
  type Session,
} from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { CodeField, type Entries, Field, Form } from '@almanaque/ui/form';
import { useState } from 'react';
import { Door } from './door.ts';

interface AskForCodeProps {
  readonly onEnter: (session: Session | null) => void;
  /** The password is asked for again, and why. */
  readonly onBack: (problem: string | undefined) => void;
}

const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** After a right password: the code of the application, or one that recovers. */
export function AskForCode({ onEnter, onBack }: AskForCodeProps) {
  const { apiBase } = useHost();
  const [recovers, setRecovers] = useState(false);
  const send = async ({ code = '', recoveryCode = '' }: Entries) => {
    const body: SecondFactorRequest = recovers ? { recoveryCode } : { code };
    const url = `${apiBase}/api/v1/auth/sign-in/second-factor`;
    try {
      onEnter((await sendJson(sessionResponseSchema, 'POST', url, body)).session);
    } catch (error) {
      if (!isOver(error)) throw error;
      onBack(error.message);
    }
  };
  return (
    <>
      <Form key={String(recovers)} submit="Ingresar" busy="Ingresando…" send={send}>
        <p className="hint" role="status">
          {recovers
            ? 'Escribí uno de los códigos que guardaste al activar la verificación. Cada uno sirve una vez.'
            : 'La contraseña es correcta. Falta el código que muestra tu aplicación de códigos.'}
        </p>
        {recovers ? (
          <Field
            name="recoveryCode"
            label="Código de recuperación"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ) : (
          <CodeField />
        )}
      </Form>
      <Door>
        <Button variant="outlined" onClick={() => setRecovers(!recovers)}>
          {recovers ? 'Usar la aplicación' : 'Usar un código de recuperación'}
        </Button>
        <Button onClick={() => onBack(undefined)}>Volver</Button>
      </Door>
    </>
  );
}
