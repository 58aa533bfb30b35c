import { createQueryClient, HostProvider, QueryClientProvider } from '@almanaque/shared-contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { predefinedFor } from '../predefined/predefined-for.ts';
import type { Suggestion } from '../predefined/suggestion.ts';
import { birthday, host } from '../testing/fixtures.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { RecommendationCard } from './recommendation-card.tsx';

const [, cake] = predefinedFor(birthday) as [Suggestion, Suggestion];

function renderCard() {
  fakeServer();
  const onUse = jest.fn();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={host}>
        <RecommendationCard event={birthday} suggestion={cake} onUse={onUse} />
      </HostProvider>
    </QueryClientProvider>,
  );
  const heading = screen.getByRole('button', {
    name: 'Recomendación con bajo presupuesto Torta compartida en la oficina',
  });
  return { heading, onUse };
}

test('opens and closes by a click on its heading', async () => {
  const { heading } = renderCard();
  const more = screen.getByText('40 minutos');
  expect(more).not.toBeVisible();
  await userEvent.click(heading);
  expect(more).toBeVisible();
  await userEvent.click(heading);
  expect(more).not.toBeVisible();
});

test('a card says all that a recommendation has, and hands on the one it is of', async () => {
  const { heading, onUse } = renderCard();
  await userEvent.click(heading);
  for (const said of [
    /^Una torta para unas doce porciones, velitas y mate/,
    '40 minutos',
    '8 a 12 personas',
    'Regalo',
    'Fácil',
    'USD 5–12',
  ]) {
    expect(screen.getByText(said)).toBeVisible();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Usar Esta Recomendación' }));
  expect(onUse).toHaveBeenCalledWith(cake);
});

test('opened, a card says on which day it is when that is another than the date', async () => {
  const { heading } = renderCard();
  await userEvent.click(heading);
  // The 20th is a Saturday.
  expect(await screen.findByText('Se festeja el viernes 19 de septiembre')).toBeVisible();
});
