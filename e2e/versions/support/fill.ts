import type { APIRequestContext } from '@playwright/test';
import { PNG } from '../../../server/src/pictures/testing/pictures.ts';
import { PASSWORD } from '../../support/accounts.ts';
import type { RunningServer } from '../../../tools/server.ts';
import { expect } from '../../support/test.ts';

const PICNIC = {
  title: 'Picnic de primavera',
  date: '2025-09-22',
  endDate: '2025-09-23',
  time: '12:30',
  icon: 'mate',
  pictureAlt: 'Un mantel en el pasto',
};

const BAKERY = {
  name: 'Panadería Ñandú',
  type: 'Panadería',
  address: 'Mitre 100',
  barrio: 'Rosario',
  phone: null,
  web: 'https://panaderia.example.com',
  activities: ['Regalos'],
  lat: null,
  lng: null,
};

/** Puts into `server` what only today's release can write, and any page may then be answered. */
export async function fillWithNews(
  request: APIRequestContext,
  server: RunningServer,
): Promise<void> {
  const send = async (path: string, body: object) => {
    const options = Buffer.isBuffer(body)
      ? { data: body, headers: { origin: server.url, 'content-type': 'image/png' } }
      : { data: body, headers: { origin: server.url } };
    const answer = await request.post(`${server.url}/api/v1/${path}`, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { readonly path?: string };
  };
  const token = new URL(server.firstStartLink()).searchParams.get('alta');
  const administrator = { name: 'Ana Paz', email: 'ana@empresa.com.ar', password: PASSWORD };
  await send('auth/first-administrator', { token, ...administrator });
  const { path: picture } = await send('pictures', PNG);
  await send('events', { ...PICNIC, picture });
  await send('providers', BAKERY);
}
