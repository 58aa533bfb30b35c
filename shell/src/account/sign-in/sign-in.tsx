import { type SignInRequest, signInResponseSchema } from '@almanaque/api';
import { sendJson, toastStore, useHost, type Session } from '@almanaque/shared-contracts';
import { type Entries, Field, Form, PasswordField } from '@almanaque/ui/form';
import { useState } from 'react';
import { useSetSession } from '../set-session.ts';
import { AskForCode } from './ask-for-code.tsx';
import { CompanyDoor } from './company-door.tsx';
import { PasskeyDoor } from './passkey-door.tsx';

/** What is asked for: the password, and then the code of an account that has one. */
type Step =
  | { readonly kind: 'password'; readonly problem: string | undefined }
  | { readonly kind: 'code' };

/** The dialog moves on by itself once there is a session. */
export function SignIn({ earlier }: { earlier: string | undefined }) {
  const { apiBase } = useHost();
  const setSession = useSetSession();
  const [step, setStep] = useState<Step>({ kind: 'password', problem: earlier });
  const enter = (session: Session | null) => {
    setSession(session);
    if (session) toastStore().show(`Ingresaste como ${session.name}.`, 'success');
  };
  const send = async ({ email = '', password = '' }: Entries) => {
    const body: SignInRequest = { email, password };
    const url = `${apiBase}/api/v1/auth/sign-in`;
    const { session, secondFactor } = await sendJson(signInResponseSchema, 'POST', url, body);
    if (secondFactor) setStep({ kind: 'code' });
    else enter(session);
  };
  if (step.kind === 'code') {
    return (
      <AskForCode onEnter={enter} onBack={(problem) => setStep({ kind: 'password', problem })} />
    );
  }
  return (
    <>
      <Form submit="Ingresar" busy="Ingresando…" send={send} earlier={step.problem}>
        <Field
          name="email"
          label="Correo"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
      </Form>
      <PasskeyDoor onEnter={enter} />
      <CompanyDoor />
    </>
  );
}
