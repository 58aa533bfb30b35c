import type { Plan } from '@almanaque/api';
import {
  companyEvent,
  dayEvents,
  heldAnswer,
  keptMessages,
  recommendation,
  reply,
} from '@almanaque/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakePlan } from '../testing/fake-plan.ts';
import { aPlan } from '../testing/fixtures.ts';
import { button, openPlans } from '../testing/open-plans.tsx';

const CHANGE = 'PATCH /api/v1/plans/{plan}';
const TEMPLATE = 'Hola {nombre}: te esperamos el {fecha} a las {hora} en {lugar}.';

const idea = () => {
  const { specification: known, ...rest } = recommendation('none');
  return {
    ...rest,
    specification: { ...known, comunicacion: { texto: TEMPLATE, medio: 'Correo' } },
  };
};

const withIdea = (changes: Parameters<typeof aPlan>[0] = {}): Plan =>
  aPlan({ recommendation: idea(), ...changes });

interface Opening {
  readonly messages?: ReturnType<typeof keptMessages>;
  /** Whether what is saved waits for `answer`. */
  readonly isHeld?: boolean;
}

async function open(plan: Plan, { messages = keptMessages(), isHeld = false }: Opening = {}) {
  const server = fakePlan(plan);
  const held = heldAnswer((request) => server.routes[CHANGE]?.(request) ?? reply(200, { plan }));
  const page = await openPlans({
    rest: plan.id,
    routes: {
      ...server.routes,
      ...(isHeld && { [CHANGE]: held.route }),
      'GET /api/v1/messages/{event}/{recommendation}': messages.answer,
      'GET /api/v1/calendar/days/{date}': () =>
        reply(
          200,
          dayEvents('2026-12-14', [
            companyEvent({
              ...{ id: 'cumpleanos-ana-2026', date: '2026-12-14', title: 'Cumpleaños de Ana Paz' },
              ...{ type: 'cumpleanos', place: 'la terraza' },
            }),
          ]),
        ),
    },
  });
  const section = await screen.findByRole('region', { name: 'Mensaje' });
  await within(section).findByRole('button', { name: /^(Editar|Escribir) mensaje$/ });
  const shown = () => section.querySelector('.message')?.textContent;
  return { server, section, shown, answer: () => act(held.release), ...page };
}

const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje de comunicación' });

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('the idea’s message says what is known of the date, and asks for the rest', async () => {
  const { host, server, section, shown, user } = await open(withIdea());
  expect(shown()).toBe(
    'Hola Ana Paz: te esperamos el lunes 14 de diciembre de 2026 a las [hora] en la terraza.',
  );
  await user.type(within(section).getByLabelText('Hora'), '16:30');
  expect(shown()).toContain('a las 16:30 en la terraza.');
  expect(server.now().message).toBeNull();
  await user.click(await button('Guardar'));
  await waitFor(() => expect(server.now().message).toContain('a las 16:30 en la terraza.'));
  expect(await button('Editar mensaje')).toHaveFocus();
  expect(within(section).queryByLabelText('Hora')).toBeNull();

  await user.click(await button('Restablecer plantilla'));
  await waitFor(() => expect(server.now().message).toBeNull());
  await host.close();
});

test('what was written in the idea’s sheet is there, until the plan has its own', async () => {
  const messages = keptMessages();
  const content = {
    edited: 'Torta a las {hora}, el jueves 10 de diciembre',
    answers: { hora: '17' },
  };
  messages.write('/api/v1/messages/cumpleanos-ana-2026/ia-none', content, 'Bruno Sosa');
  const { host, server, shown, user } = await open(withIdea(), { messages });
  expect(shown()).toBe('Torta a las 17, el jueves 10 de diciembre');
  // It was written for another day.
  await user.click(await button('Poner el lunes 14 de diciembre'));
  await waitFor(() =>
    expect(server.now().message).toBe('Torta a las 17, el lunes 14 de diciembre'),
  );
  await host.close();
});

test('nothing written reaches the plan but by saving: Escape asks, and going away keeps it', async () => {
  const { host, server, user, shown } = await open(withIdea());
  await user.click(await button('Editar mensaje'));
  await user.type(field(), ' Chau');
  await user.keyboard('{Escape}');
  await user.click(await button('Seguir editando'));
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(await button('Descartar los cambios'));
  expect(shown()).not.toContain('Chau');
  expect(await button('Editar mensaje')).toHaveFocus();

  await user.click(await button('Editar mensaje'));
  await user.type(field(), ' Chau');
  await host.close();
  expect(server.now().message).toBeNull();

  const again = fakePlan(server.now());
  const back = await openPlans({
    rest: 'p1',
    routes: {
      ...again.routes,
      'GET /api/v1/messages/{event}/{recommendation}': keptMessages().answer,
    },
  });
  await waitFor(() => expect(field().value).toMatch(/ Chau$/));
  await back.user.click(await button('Guardar'));
  await waitFor(() => expect(again.now().message).toMatch(/ Chau$/));
  await back.host.close();
});

test('what another person wrote meanwhile is told, and replaced only once that is wanted', async () => {
  const { host, server, user } = await open(aPlan());
  await user.click(await button('Escribir mensaje'));
  await user.type(field(), 'Lo mío');
  server.elsewhere({ message: 'Lo de Bruno' });
  await user.click(await button('Guardar'));
  expect(await screen.findByText(/Ahora dice Mensaje: «Lo de Bruno»/)).toBeVisible();
  expect(server.now().message).toBe('Lo de Bruno');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(server.now().message).toBe('Lo mío'));
  await host.close();
});

test('what is written on while the message is saved stays, and is saved when that is asked for', async () => {
  const { host, server, user, answer } = await open(aPlan(), { isHeld: true });
  await user.click(await button('Escribir mensaje'));
  await user.type(field(), 'Hola Ana.');
  await user.click(await button('Guardar'));
  await user.type(field(), ' Chau.');
  answer();
  await waitFor(() => expect(server.now().message).toBe('Hola Ana.'));
  expect(await screen.findByText('Hay cambios sin guardar.')).toBeVisible();
  expect(field()).toHaveValue('Hola Ana. Chau.');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(server.now().message).toBe('Hola Ana. Chau.'));
  expect(await button('Editar mensaje')).toHaveFocus();
  await host.close();
});

test('an answer given while another one is saved stays, and is saved when that is asked for', async () => {
  const message = 'A las [hora], en [lugar].';
  const { host, server, section, user, answer } = await open(withIdea({ message }), {
    isHeld: true,
  });
  await user.type(within(section).getByLabelText('Hora'), '17');
  await user.click(await button('Guardar'));
  await user.type(within(section).getByLabelText('Lugar'), 'la terraza');
  answer();
  await waitFor(() => expect(within(section).queryByLabelText('Hora')).toBeNull());
  expect(within(section).getByLabelText('Lugar')).toHaveValue('la terraza');
  expect(server.now().message).toBe('A las 17, en [lugar].');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(server.now().message).toBe('A las 17, en la terraza.'));
  await host.close();
});

test('what was written names a day that the plan left: it is put right by a press', async () => {
  const { host, server, shown, user } = await open(
    withIdea({ message: 'Nos vemos el viernes 11 de diciembre.' }),
  );
  expect(screen.getByText(/El mensaje dice viernes 11 de diciembre/)).toBeVisible();
  await user.click(await button('Poner el lunes 14 de diciembre'));
  await waitFor(() => expect(server.now().message).toBe('Nos vemos el lunes 14 de diciembre.'));
  expect(shown()).toBe('Nos vemos el lunes 14 de diciembre.');
  await host.close();
});

test('a plan of one’s own has nothing to send before something is written', async () => {
  const { host, section } = await open(aPlan());
  expect(within(section).getByText(/Todavía no hay mensaje/)).toBeVisible();
  expect(within(section).queryByRole('group', { name: 'Enviar el mensaje' })).toBeNull();
  await host.close();
});

test('in private, it says for whom it is', async () => {
  const { host } = await open(withIdea({ on: { ...aPlan().on, inPrivate: true } }));
  expect(screen.getByRole('note')).toHaveTextContent('solo a la persona');
  await host.close();
});
