import { ROLE_NAMES } from '@almanaque/api';
import type { Account } from '@almanaque/api';
import { Button, Icon, PHONE, Skeleton, styled, token } from '@almanaque/ui';
import { filterBar, ReadFailure, rowSelect } from '@almanaque/ui/form';
import { takeLostFocus, PageAction, saysAll } from '@almanaque/ui/screen';
import { useState } from 'react';
import { SecondFactorPolicy } from './second-factor-policy.tsx';
import { UserRow } from './user-row.tsx';
import { useUsers } from './users-data.ts';

const List = styled('div')({
  display: 'grid',
  gap: 12,
  outline: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${token.hairline}` },
  '& .user': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minHeight: 72,
    padding: '10px 0',
    borderBottom: `1px solid ${token.hairline}`,
  },
  // In large letters, and on a phone, what can be done stands below who it is.
  '& .who': { flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' },
  // Its place: a target of its own height, without moving the lines.
  '& .who a': {
    display: 'block',
    width: 'fit-content',
    paddingBlock: 10,
    marginBlock: -10,
    color: token.ink,
    fontWeight: 700,
    textDecoration: 'none',
  },
  '& .who a:hover': { textDecoration: 'underline' },
  '& .who span': { color: token.inkSoft, fontSize: '0.9375rem' },
  '& .who .tag': { display: 'block', color: token.ink, fontSize: '0.875rem' },
  '& .user.inactive .who a': { color: token.inkSoft },
  ...rowSelect,
  ...filterBar,
  '& .bar': { ...filterBar['& .bar'], alignItems: 'center' },
  '& .bar .search': { ...filterBar['& .bar label'], flex: '0 1 24em' },
  '& .bar p': { margin: 0, alignSelf: 'end', lineHeight: '44px', color: token.inkSoft },
  '& .none': { margin: 0, padding: '32px 0', font: `500 1.25rem/1.4 ${token.serif}` },
  '& .more': { justifySelf: 'start', minHeight: 44 },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'end' },
  '& .acts .MuiButton-root': { minHeight: 44 },
  '& .removal': { flexBasis: '100%', paddingBottom: 8 },
  // Below who it is in every row, also where it would fit beside: roles stand in one column.
  '@media (max-width: 1099.95px)': {
    '& .acts': { flexBasis: '100%', justifyContent: 'start', marginLeft: -18 },
  },
  // As wide with two things to do as with three, for the same column.
  '@media (min-width: 1100px)': { '& .acts': { minWidth: '21.5rem' } },
  [PHONE]: { '& .user': { paddingBlock: 14 } },
});

/** Fewer are found by looking. */
const MANY = 10;
/** As many rows as are drawn at once: each is written in. */
const PAGE = 50;

interface AccountsProps {
  readonly users: readonly Account[];
  readonly onNewPassword: (account: Account) => void;
}

function Accounts({ users, onNewPassword }: AccountsProps) {
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const [goesOnAt, setGoesOnAt] = useState<string>();
  const found = users.filter(({ name, email, role }) =>
    saysAll([name, email, ROLE_NAMES[role]], text),
  );
  const more = () => {
    setGoesOnAt(found[limit]?.id);
    setLimit(limit + PAGE);
  };
  const isMany = users.length >= MANY;
  return (
    <>
      {isMany && (
        <div className="bar" role="search" aria-label="Buscar cuentas">
          <label className="search">
            Buscar
            <input
              type="search"
              placeholder="Nombre, correo o rol"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <p role="status">
            {found.length === 1 ? '1 cuenta' : `${count.format(found.length)} cuentas`}
          </p>
        </div>
      )}
      {found.length === 0 ? (
        <p className="none">Nadie coincide con lo que buscás.</p>
      ) : (
        <ul aria-label="Cuentas">
          {found.slice(0, limit).map((account) => (
            <UserRow
              key={account.id}
              account={account}
              goesOn={account.id === goesOnAt}
              onNewPassword={() => onNewPassword(account)}
            />
          ))}
        </ul>
      )}
      {found.length > limit && (
        <Button className="more" variant="outlined" onClick={more}>
          Ver más
        </Button>
      )}
    </>
  );
}

const count = new Intl.NumberFormat('es-AR');

interface UserListProps {
  readonly onNew: () => void;
  readonly onNewPassword: (account: Account) => void;
}

export function UserList({ onNew, onNewPassword }: UserListProps) {
  const { data: users, error, refetch } = useUsers();
  return (
    <List ref={takeLostFocus} tabIndex={-1}>
      <PageAction>
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onNew}>
          Agregar cuenta
        </Button>
      </PageAction>
      {/* Where the accounts are missing, that says enough. */}
      {!error && <SecondFactorPolicy />}
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {users ? (
        <Accounts {...{ users, onNewPassword }} />
      ) : (
        !error && (
          <div role="status" aria-busy="true" aria-label="Cargando las cuentas">
            <Skeleton height={72} />
          </div>
        )
      )}
    </List>
  );
}
