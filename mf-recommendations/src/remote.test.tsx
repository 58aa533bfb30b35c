/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { companyEvent, fakeHost, recommendationSet } from '@almanaque/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import * as remote from './remote.ts';

const ASADO = companyEvent({ date: '2026-12-11', title: 'Asado de fin de año' });

test('mounted in a host, it proposes for the event that another part opens', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const host = fakeHost({
    act,
    routes: {
      'POST /functions/v1/ai-event-planner': () =>
        recommendationSet({ low: { title: 'Choripanes en el patio' } }),
    },
  });
  const { state, element } = await host.mount(remote);
  expect(state).toEqual({ status: 'ready' });
  act(() => host.page.selection.store.openEvent(ASADO));
  expect(
    await screen.findByRole('heading', { name: 'Recomendaciones para: Asado de fin de año' }),
  ).toBeVisible();
  expect(await screen.findByText('Choripanes en el patio')).toBeVisible();
  expect(host.requests.find(({ path }) => path.startsWith('/functions'))?.body).toMatchObject({
    eventTitle: 'Asado de fin de año',
    eventDate: '2026-12-11',
  });

  act(() => host.page.selection.store.closeRecommendations());
  expect(element).not.toHaveTextContent('Choripanes en el patio');
  await host.close();
});
