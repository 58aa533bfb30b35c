import type { Account } from '@almanaque/api';
import { Button, FailureNotice, Icon, PHONE, Skeleton, styled, token } from '@almanaque/ui';
import { failureText, rowSelect } from '@almanaque/ui/form';
import { takeLostFocus } from '../../dialogs/take-lost-focus.ts';
import { SecondFactorPolicy } from './second-factor-policy.tsx';
import { UserRow } from './user-row.tsx';
import { useUsers } from './users-data.ts';

const List = styled('div')({
  display: 'grid',
  gap: 12,
  outline: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${token.hairline}` },
  '& .user': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '8px 16px',
    minHeight: 72,
    padding: '10px 0',
    borderBottom: `1px solid ${token.hairline}`,
  },
  '& .who': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .who b': { display: 'block' },
  '& .who span': { color: token.inkSoft, fontSize: '0.9375rem' },
  '& .who .tag': { display: 'block', color: token.ink, fontSize: '0.875rem' },
  '& .user.inactive .who b': { color: token.inkSoft },
  ...rowSelect,
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'end' },
  '& .acts .MuiButton-root': { minHeight: 44 },
  '& .removal': { gridColumn: '1 / -1', paddingBottom: 8 },
  '& .add': { justifySelf: 'start' },
  [PHONE]: {
    '& .user': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'start',
      paddingBlock: 14,
    },
    '& .acts': { gridColumn: '1 / -1', justifyContent: 'start', marginLeft: -18 },
  },
});

interface UserListProps {
  readonly onNew: () => void;
  readonly onNewPassword: (account: Account) => void;
}

export function UserList({ onNew, onNewPassword }: UserListProps) {
  const { data: users, error, refetch } = useUsers();
  if (error) return <FailureNotice message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <List ref={takeLostFocus} tabIndex={-1}>
      <Button className="add" variant="contained" startIcon={<Icon name="plus" />} onClick={onNew}>
        Agregar usuario
      </Button>
      <SecondFactorPolicy />
      {users ? (
        <ul>
          {users.map((account) => (
            <UserRow
              key={account.id}
              account={account}
              onNewPassword={() => onNewPassword(account)}
            />
          ))}
        </ul>
      ) : (
        <div role="status" aria-busy="true" aria-label="Cargando los usuarios">
          <Skeleton height={72} />
        </div>
      )}
    </List>
  );
}
