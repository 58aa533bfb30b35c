import { observance } from '../testing/index.ts';
import type { Contribution } from './contribution.ts';
import { isMet, type PageFacts } from './is-met.ts';

const event = observance({ id: 'a', date: '2026-11-23', title: 'Un día' });
const session = {
  userId: '1',
  name: 'Ana',
  email: 'ana@empresa.example',
  role: 'organizador' as const,
  expiresAt: '2026-11-23T12:00:00Z',
  mustChangePassword: false,
};
const nobody: PageFacts = { selection: { kind: 'none' }, session: null };
const signedIn: PageFacts = { selection: { kind: 'event', event }, session };
const brought = (more: Partial<Contribution>): Contribution => ({
  id: 'one',
  point: 'main',
  title: 'Una',
  module: './remote',
  ...more,
});

test.each([
  ['nothing is asked', {}, true, true],
  ['an event is asked for', { when: { selection: ['event'] } }, false, true],
  ['an event or nothing', { when: { selection: ['event', 'none'] } }, true, true],
  ['somebody is asked for', { when: { session: true } }, false, true],
  ['nobody is asked for', { when: { session: false } }, true, false],
  ['an organiser is asked for', { roles: ['organizador'] }, false, true],
  ['an administrator is asked for', { roles: ['administrador'] }, false, false],
  ['all of it', { roles: ['organizador'], when: { selection: ['none'] } }, false, false],
] satisfies [string, Partial<Contribution>, boolean, boolean][])(
  'where %s',
  (_what, more, forNobody, forOrganiser) => {
    expect([isMet(brought(more), nobody), isMet(brought(more), signedIn)]).toEqual([
      forNobody,
      forOrganiser,
    ]);
  },
);
