import { type Account, ROLE_CAN, ROLE_NAMES } from '@almanaque/api';
import { capitalize, ROLES, useHost } from '@almanaque/shared-contracts';
import { addressOf } from '@almanaque/shared-contracts/contributions';
import { Button, PageLink, PHONE, Skeleton, styled, token } from '@almanaque/ui';
import { ReadFailure, rowSelect } from '@almanaque/ui/form';
import { momentWords, PageAction, takeLostFocus } from '@almanaque/ui/screen';
import type { ReactNode } from 'react';
import { useSession } from '../use-session.ts';
import { AccountActs } from './account-acts.tsx';
import { useAccountPerson, useAccountSessions } from './account-data.ts';
import { stateOf } from './account-words.ts';
import { RoleChoice } from './role-choice.tsx';
import { useAccountActs } from './use-account-acts.ts';

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  outline: 'none',
  '& dl': { margin: 0, borderTop: `1px solid ${token.hairline}` },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: '14em minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '4px 16px',
    padding: '14px 0',
    borderBottom: `1px solid ${token.hairline}`,
  },
  '& dt': { color: token.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& dd p': { margin: '6px 0 0' },
  '& dd a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10, color: token.ink },
  '& .soft': { color: token.inkSoft, fontSize: '0.9375rem' },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li span': { display: 'block' },
  ...rowSelect,
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -18 },
  '& .acts .MuiButton-root': { minHeight: 44 },
  [PHONE]: { '& dl > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface AccountProps {
  readonly account: Account;
}

function Person({ account }: AccountProps) {
  const { data: person, error, refetch } = useAccountPerson(account);
  if (error && person === undefined) {
    return <ReadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (person === undefined) {
    return (
      <div role="status" aria-busy="true" aria-label="Buscando a la persona">
        <Skeleton height={24} />
      </div>
    );
  }
  if (person === null) return <span className="soft">Nadie tiene ese correo en Personas</span>;
  return (
    <PageLink to={addressOf(`personas/${person.id}`)}>
      {`${person.preferredName ?? person.firstName} ${person.lastName}`.trim()}
    </PageLink>
  );
}

/** When it last signed in, and where it is signed in now. */
function Sessions({ account }: AccountProps) {
  const { timeZone } = useHost();
  const { data, error, refetch } = useAccountSessions(account);
  if (!data) {
    return (
      <Fact name="Sesiones abiertas">
        {error ? (
          <ReadFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-busy="true" aria-label="Cargando sus sesiones">
            <Skeleton height={72} />
          </div>
        )}
      </Fact>
    );
  }
  const { sessions, lastSignInAt } = data;
  return (
    <>
      <Fact name="Último ingreso">
        {lastSignInAt === null ? (
          <span className="soft">No consta ninguno</span>
        ) : (
          capitalize(momentWords(lastSignInAt, timeZone))
        )}
      </Fact>
      <Fact name="Sesiones abiertas">
        {sessions.length === 0 ? (
          <span className="soft">Ninguna</span>
        ) : (
          <ul aria-label="Sesiones abiertas">
            {sessions.map(({ id, device, lastUsedAt, startedAt, current }) => (
              <li key={id}>
                {device ?? 'Dispositivo desconocido'}
                <span className="soft">
                  Desde {momentWords(startedAt, timeZone)}
                  {current
                    ? '. Es esta sesión.'
                    : `. Último uso: ${momentWords(lastUsedAt, timeZone)}.`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </>
  );
}

interface AccountPageProps extends AccountProps {
  readonly onNewPassword: () => void;
  readonly onOwnSecurity: () => void;
  readonly onRemoved: () => void;
}

/** The first thing to do with it: with one's own, what only its owner may. */
function First({ account, onNewPassword, onOwnSecurity }: Omit<AccountPageProps, 'onRemoved'>) {
  const isMe = useSession()?.userId === account.id;
  const { enable, busy } = useAccountActs(account);
  const [act, words] = isMe
    ? ([onOwnSecurity, 'Seguridad de tu cuenta'] as const)
    : account.active
      ? ([onNewPassword, 'Nueva contraseña'] as const)
      : ([() => void enable(), 'Activar la cuenta'] as const);
  return (
    <PageAction>
      <Button variant="contained" aria-disabled={busy} onClick={act}>
        {words}
      </Button>
    </PageAction>
  );
}

/** All there is of one account, and what can be done with it. */
export function AccountPage({ account, onRemoved, ...acts }: AccountPageProps) {
  const { timeZone } = useHost();
  const { email, role, secondFactor } = account;
  return (
    <Page ref={takeLostFocus} tabIndex={-1}>
      <First account={account} {...acts} />
      <dl>
        <Fact name="Correo">{email}</Fact>
        <Fact name="Rol">
          <RoleChoice account={account} />
          {/* Each can what those before it can. */}
          {ROLES.slice(0, ROLES.indexOf(role) + 1).map((one) => (
            <p key={one} className="soft">
              <b>{ROLE_NAMES[one]}</b>: {ROLE_CAN[one]}
            </p>
          ))}
        </Fact>
        <Fact name="Estado">{stateOf(account, timeZone) ?? 'Activa: puede ingresar'}</Fact>
        <Fact name="Persona">
          <Person account={account} />
        </Fact>
        <Fact name="Verificación en dos pasos">{secondFactor ? 'Activada' : 'Sin activar'}</Fact>
        <Sessions account={account} />
      </dl>
      <div>
        <AccountActs account={account} enables={false} onRemoved={onRemoved} />
      </div>
    </Page>
  );
}
