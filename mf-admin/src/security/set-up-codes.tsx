import { type TotpSetUp } from '@almanaque/api';
import { toastStore } from '@almanaque/shared-contracts';
import { Button, styled, token } from '@almanaque/ui';
import { CodeField, Form, PasswordField } from '@almanaque/ui/form';
import { takeLostFocus } from '@almanaque/ui/screen';
import { useState } from 'react';
import { useSession } from '../use-session.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactorWrites } from './second-factor-data.ts';

type Step =
  | { readonly kind: 'password' }
  | { readonly kind: 'scan' | 'keep' | 'confirm'; readonly setUp: TotpSetUp };

const Area = styled('div')({
  display: 'grid',
  gap: 16,
  outline: 'none',
  '& p': { margin: 0 },
  '& svg': { justifySelf: 'center' },
  '& .secret': {
    padding: '8px 12px',
    background: token.paper,
    border: `1px solid ${token.hairline}`,
    borderRadius: 8,
    font: '500 1rem/1.5 ui-monospace, monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .actions .MuiButton-root': { minHeight: 44 },
});

/** 'JBSW Y3DP …': read from one screen and typed into another. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function Scan({ setUp: { uri, secret }, onNext }: { setUp: TotpSetUp; onNext: () => void }) {
  return (
    <Area ref={takeLostFocus} tabIndex={-1}>
      <p>
        <b>Paso 1 de 3.</b> Con una aplicación de códigos del teléfono (Google Authenticator,
        Microsoft Authenticator, Aegis u otra), escaneá esta imagen.
      </p>
      <QrCode text={uri} label="Código QR para la aplicación" />
      <p>¿No podés escanearla? Escribí esta clave en la aplicación:</p>
      <code className="secret">{inGroups(secret)}</code>
      <div className="actions">
        <Button variant="contained" onClick={onNext}>
          Siguiente
        </Button>
      </div>
    </Area>
  );
}

interface KeepProps {
  readonly codes: readonly string[];
  readonly onNext: () => void;
}

const Keep = ({ codes, onNext }: KeepProps) => (
  <Area ref={takeLostFocus} tabIndex={-1}>
    <p>
      <b>Paso 2 de 3.</b>
    </p>
    <RecoveryCodes codes={codes} />
    <div className="actions">
      <Button variant="contained" onClick={onNext}>
        Ya los guardé
      </Button>
    </div>
  </Area>
);

/** From the password to a second factor that holds; it does only once its first code was right. */
export function SetUpCodes({ onDone }: { readonly onDone: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'password' });
  const { begin, confirm } = useSecondFactorWrites();
  const required = useSession()?.mustSetSecondFactor === true;
  switch (step.kind) {
    case 'password':
      return (
        <Form
          key="password"
          submit="Continuar"
          busy="Comprobando…"
          send={async ({ password = '' }) => {
            setStep({ kind: 'scan', setUp: await begin({ password }) });
          }}
        >
          <p className="hint">
            {required && 'Tu empresa la pide a quienes administran Almanaque. '}
            Además de la contraseña, al ingresar se va a pedir un código que cambia cada medio
            minuto y que solo tu teléfono sabe.
          </p>
          <PasswordField name="password" label="Tu contraseña" autoComplete="current-password" />
        </Form>
      );
    case 'scan':
      return <Scan setUp={step.setUp} onNext={() => setStep({ ...step, kind: 'keep' })} />;
    case 'keep':
      return (
        <Keep
          codes={step.setUp.recoveryCodes}
          onNext={() => setStep({ ...step, kind: 'confirm' })}
        />
      );
    case 'confirm':
      return (
        <Form
          key="confirm"
          submit="Activar"
          busy="Comprobando…"
          send={async ({ code = '' }) => {
            await confirm({ code });
            toastStore().show('La verificación en dos pasos está activada.', 'success');
            onDone();
          }}
          onCancel={() => setStep({ ...step, kind: 'scan' })}
        >
          <p>
            <b>Paso 3 de 3.</b> Escribí el código que muestra la aplicación.
          </p>
          <CodeField />
        </Form>
      );
  }
}
