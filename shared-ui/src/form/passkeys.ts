/** Whether this browser makes and uses passkeys, and speaks of them as the server does. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

type Answer = { readonly id: string; readonly [field: string]: unknown };

function answerOf(credential: Credential | null): Answer {
  if (!(credential instanceof PublicKeyCredential))
    throw new Error('El navegador no dio la llave.');
  const answer: unknown = credential.toJSON();
  return { ...(answer as object), id: credential.id };
}

/** The person closed the browser's own dialog, or took too long. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException &&
  (error.name === 'NotAllowedError' || error.name === 'AbortError');

export async function makePasskey(options: object): Promise<Answer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return answerOf(await navigator.credentials.create({ publicKey }));
}

export async function askForPasskey(options: object): Promise<Answer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return answerOf(await navigator.credentials.get({ publicKey }));
}
