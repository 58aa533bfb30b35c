import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../testing/fake-api.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { ana, anaAccount } from '../testing/sessions.ts';
import { Audit } from './audit.tsx';
import { differences } from './comparison.ts';
import { entryOf, event } from './testing/entry.ts';

jest.mock('./comparison.ts', () => {
  const actual = jest.requireActual<{ readonly differences: typeof differences }>(
    './comparison.ts',
  );
  return { ...actual, differences: jest.fn(actual.differences) };
});

const PAGE = 50;
const pageFrom = (first: number) =>
  Array.from({ length: PAGE }, (_, at) => entryOf({ id: `a-${first + at}`, after: event }));

test('what is read already is not worked out again as more comes, nor as a filter is typed', async () => {
  fakeApi({
    'GET /api/v1/auth/session': () => ({ session: ana }),
    'GET /api/v1/auth/users': () => ({ users: [anaAccount] }),
    'GET /api/v1/audit': ({ query }) =>
      query.get('cursor') === 'c1'
        ? { entries: pageFrom(PAGE), nextCursor: null }
        : { entries: pageFrom(0), nextCursor: 'c1' },
  });
  openScreen(Audit, 'registro');
  const more = await screen.findByRole('button', { name: 'Ver anteriores' });
  const before = jest.mocked(differences).mock.calls.length;
  await userEvent.click(more);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2 * PAGE));
  expect(jest.mocked(differences).mock.calls.length - before).toBe(PAGE);
  await userEvent.type(screen.getByLabelText('Desde'), '1');
  expect(jest.mocked(differences).mock.calls.length - before).toBe(PAGE);
});
