import { keptMessages } from '@almanaque/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { fakeServer } from '../../../testing/fake-server.ts';
import { birthday } from '../../../testing/fixtures.ts';
import { renderRecommendations } from '../../../testing/render-recommendations.tsx';

/** Where the message of the sheet that is opened here is kept. */
export const PATH = '/api/v1/messages/muestra-cumpleanos/2';

export const button = (name: string) => screen.getByRole('button', { name });
export const shown = () => document.querySelector('.message')?.textContent;
export const field = () => screen.getByRole('textbox', { name: 'Mensaje de comunicación' });

/** Where an organiser is signed in. */
export function keepMessages() {
  const server = fakeServer({ signedIn: true });
  const { answer, ...messages } = keptMessages();
  server.messages.mockImplementation(answer);
  return { server, answer, ...messages };
}

/** Opens the sheet of a birthday's idea, with its message. */
export async function openSheet() {
  const view = renderRecommendations(birthday);
  const heading = await screen.findByRole('button', { name: /Torta compartida/ });
  if (heading.getAttribute('aria-expanded') === 'false') await view.user.click(heading);
  const card = heading.closest('li') as HTMLElement;
  const open = async () => {
    await view.user.click(within(card).getByRole('button', { name: 'Usar Esta Recomendación' }));
    // The last to come: it waits for the days off.
    await screen.findByRole('button', { name: 'Editar' });
  };
  await open();
  return { ...view, reopen: open };
}

/** Writes `text` over the message and saves it. */
export async function edit({ user }: Awaited<ReturnType<typeof openSheet>>, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Editar' }));
  await user.clear(field());
  await user.type(field(), text);
  await user.click(button('Guardar'));
}
