import { HostProvider } from '@almanaque/shared-contracts';
import { runtimeConfig } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PicturePicker } from './picture-picker.tsx';

const PATH = `/api/v1/pictures/${'a'.repeat(64)}`;

const onPick = jest.fn();
const onBusy = jest.fn();
const drawn = jest.fn();

/** A browser that decodes any file to a picture of this size; jsdom decodes and draws none. */
function decodesTo(width: number, height: number) {
  const bitmap = { width, height, close: jest.fn() };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap) });
  const context = { drawImage: (_image: unknown, ...area: number[]) => void drawn(area) };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as CanvasRenderingContext2D);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type) => done(new Blob(['small'], { type: type ?? '' })));
}

const answers = (answer: () => Promise<Response>) => {
  const asked = jest.fn(answer);
  globalThis.fetch = asked as typeof fetch;
  return asked;
};

const says = (status: number, body: object) =>
  answers(() =>
    Promise.resolve({
      ok: status < 400,
      status,
      json: () => Promise.resolve(body),
    } as Response),
  );

const fileOf = (type: string, size = 10) =>
  Object.defineProperty(new File(['x'], 'foto', { type }), 'size', { value: size });

const pick = (path: string | null = null) => {
  const props = { what: 'una imagen', onPick, onBusy };
  render(
    <HostProvider value={runtimeConfig({ apiBase: 'https://almanaque.test' })}>
      <PicturePicker {...props} path={path} />
    </HostProvider>,
  );
};
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/una imagen$/, { selector: 'input' }), {
    target: { files: [file] },
  });

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('what is chosen is drawn small, sent, and handed on where it is kept', async () => {
  decodesTo(4000, 3000);
  const asked = says(201, { path: PATH, width: 640, height: 480 });
  pick();
  choose(fileOf('image/jpeg'));
  expect(screen.getByText('Subiendo la imagen…')).toBeInTheDocument();
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(PATH));
  expect(drawn).toHaveBeenCalledWith([0, 0, 640, 480]);
  const [url, init] = asked.mock.calls[0] as unknown as [string, { method: string; body: Blob }];
  expect(url).toBe('https://almanaque.test/api/v1/pictures');
  expect([init.method, init.body.type]).toEqual(['POST', 'image/webp']);
  expect(onBusy.mock.calls).toEqual([[true], [false]]);
});

test('a small picture is not blown up; a file can be dropped', async () => {
  decodesTo(20, 10);
  says(201, { path: PATH, width: 20, height: 10 });
  pick();
  const frame = screen.getByText(/O arrastrala/).parentElement;
  if (!frame) throw new Error('the hint stands in the frame');
  fireEvent.drop(frame, { dataTransfer: { files: [fileOf('image/png')] } });
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(PATH));
  expect(drawn).toHaveBeenCalledWith([0, 0, 20, 10]);
});

test.each([
  ['a drawing', fileOf('image/svg+xml'), /no es una imagen PNG, JPEG o WebP/],
  ['a large file', fileOf('image/png', 5 * 1024 * 1024 + 1), /más de 5 MB/],
])('%s is refused before anything is sent', async (_what, file, message) => {
  const asked = says(201, {});
  pick();
  choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(asked).not.toHaveBeenCalled();
  expect(onPick).not.toHaveBeenCalled();
});

test('what is no picture, what the server refuses and what does not reach it are told apart', async () => {
  pick();
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('broken')) });
  choose(fileOf('image/png'));
  expect(await screen.findByText(/no se pudo leer como imagen/)).toBeInTheDocument();

  decodesTo(20, 10);
  says(401, { error: 'unauthenticated', message: 'Ingresá para continuar.' });
  choose(fileOf('image/png'));
  expect(await screen.findByText('Ingresá para continuar.')).toBeInTheDocument();

  answers(() => Promise.reject(new TypeError('Failed to fetch')));
  choose(fileOf('image/png'));
  expect(await screen.findByText(/no se pudo subir/)).toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(onPick).not.toHaveBeenCalled();
});

test('a picture can be taken away', () => {
  pick(PATH);
  fireEvent.click(screen.getByLabelText('Quitar una imagen'));
  expect(onPick).toHaveBeenCalledWith(null);
});
