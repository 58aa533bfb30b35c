import {
  type Passkey,
  type PasskeyAnswer,
  type PasswordRequest,
  type TotpConfirmation,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  totpSetUpSchema,
} from '@almanaque/api';
import {
  changed,
  fetchJson,
  noContentSchema,
  inSession,
  sendJson,
  sessionBegan,
  sessionQuery,
  sessionResponseSchema,
  type Session,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { makePasskey } from '@almanaque/ui/form';

const urlOf = (apiBase: string) => `${apiBase}/api/v1/auth/second-factor`;

/** What one's own account has besides its password. */
export function useSecondFactor() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['second-factor', apiBase],
    queryFn: ({ signal }) => fetchJson(secondFactorSchema, urlOf(apiBase), { signal }),
    staleTime: 0,
    ...inSession('own:second-factor'),
  });
}

export function useSecondFactorWrites() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const url = urlOf(apiBase);
  /** What the account may do is another now: all that was refused is asked for again. */
  const goOnIn = (answer: { readonly session: Session | null }) => {
    queries.setQueryData(sessionQuery(apiBase).queryKey, answer);
    void sessionBegan(queries, 'the same person');
  };
  const readAgain = () => changed(queries, apiBase, 'own:second-factor');
  return {
    begin: (body: PasswordRequest) => sendJson(totpSetUpSchema, 'POST', `${url}/totp`, body),
    confirm: async (body: TotpConfirmation) => {
      goOnIn(await sendJson(sessionResponseSchema, 'POST', `${url}/totp/confirm`, body));
      await readAgain();
    },
    remove: async (body: PasswordRequest) => {
      goOnIn(await sendJson(sessionResponseSchema, 'POST', `${url}/totp/remove`, body));
      await readAgain();
    },
    renewCodes: async (body: PasswordRequest) => {
      const answer = await sendJson(recoveryCodesSchema, 'POST', `${url}/recovery-codes`, body);
      await readAgain();
      return answer.recoveryCodes;
    },
    addPasskey: async () => {
      const start = `${url}/passkeys/options`;
      const { options } = await sendJson(passkeyOptionsSchema, 'POST', start);
      const body: PasskeyAnswer = { response: await makePasskey(options) };
      await sendJson(secondFactorSchema, 'POST', `${url}/passkeys`, body);
      await readAgain();
    },
    removePasskey: async ({ id }: Passkey) => {
      try {
        const gone = `${url}/passkeys/${encodeURIComponent(id)}`;
        await sendJson(noContentSchema, 'DELETE', gone);
      } finally {
        await readAgain();
      }
    },
  };
}
