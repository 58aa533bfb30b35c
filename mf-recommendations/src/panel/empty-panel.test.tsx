/** @jest-environment ./mf-recommendations/src/testing/browser-environment.cjs */
import { screen } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { birthday } from '../testing/fixtures.ts';
import { renderRecommendations } from '../testing/render-recommendations.tsx';

test('says that there are no recommendations, with a button that asks for some', async () => {
  fakeServer().planner.mockReturnValue({ recommendations: [] });
  renderRecommendations(birthday);
  const button = await screen.findByRole('button', { name: 'Generar Recomendaciones' });
  expect(button).toBeEnabled();
  expect(button.previousElementSibling).toHaveTextContent(/^No hay recomendaciones disponibles$/);
});
