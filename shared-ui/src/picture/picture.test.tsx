import { createQueryClient, HostProvider, QueryClientProvider } from '@almanaque/shared-contracts';
import { runtimeConfig } from '@almanaque/shared-contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { Picture } from './picture.tsx';

const API = 'https://almanaque.test';
const PATH = `/media/pictures/${'a'.repeat(64)}`;
const PASSES = Symbol.for('almanaque.portal-passes.v1');

const asked = jest.fn();
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked as typeof fetch;
});
afterEach(() => void Reflect.deleteProperty(globalThis, PASSES));

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <HostProvider value={runtimeConfig({ apiBase: API })}>
        <Picture path={PATH} alt="Las brasas" />
      </HostProvider>
    </QueryClientProvider>,
  );

test('the browser itself asks for a picture that a cookie, or nothing, lets it see', () => {
  show();
  expect(screen.getByRole('img', { name: 'Las brasas' })).toHaveAttribute('src', API + PATH);
  expect(asked).not.toHaveBeenCalled();
});

test('where a pass lets the page see it, it is asked for with the pass', async () => {
  Reflect.set(globalThis, PASSES, new Map([[API, 'p4se']]));
  const file = new Blob(['brasas'], { type: 'image/webp' });
  asked.mockResolvedValue({ ok: true, status: 200, blob: () => Promise.resolve(file) });
  show();
  const picture = await screen.findByRole('img', { name: 'Las brasas' });
  await waitFor(() =>
    expect(picture).toHaveAttribute('src', `data:image/webp;base64,${btoa('brasas')}`),
  );
  const [url, { headers }] = asked.mock.calls[0] as [string, { headers: Headers }];
  expect([url, headers.get('authorization')]).toEqual([API + PATH, 'Bearer p4se']);
});
