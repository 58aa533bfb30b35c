import {
  isRemoteModule,
  queryClient,
  useHost,
  type RemoteHandle,
  type RemoteProps,
} from '@almanaque/shared-contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as React from 'react';
import { useState } from 'react';
import type * as ReactDOM from 'react-dom';
import type * as ReactDOMClient from 'react-dom/client';
import { createRemote } from './create-remote.tsx';

const CONFIG = {
  apiBase: '',
  publicKey: 'public',
  timeZone: 'America/Argentina/Buenos_Aires',
  companyName: 'Molinos del Sur',
  city: null,
};
const FAILURE = 'El saludo no se pudo mostrar.';

let broken = false;
function Greeting() {
  const { companyName, apiBase } = useHost();
  if (broken) throw new Error('broken');
  return <p>{`Hola, ${companyName} (${apiBase})`}</p>;
}

const remote = createRemote({
  contractVersion: '1.0.7',
  View: Greeting,
  Placeholder: () => <p>Un momento</p>,
  failureMessage: FAILURE,
});

const fetchMock = jest.fn<Promise<Response>, [string]>();
const answer = (status: number, body: unknown) =>
  ({ ok: status < 400, status, json: () => Promise.resolve(body) }) as Response;

function mountInto(element: HTMLElement, props: RemoteProps = {}) {
  document.body.append(element);
  const handles: RemoteHandle[] = [];
  act(() => void handles.push(remote.mount(element, props)));
  return {
    update: (next: RemoteProps) => act(() => handles[0]?.update(next)),
    unmount: () => act(() => handles[0]?.unmount()),
  };
}

beforeEach(() => {
  broken = false;
  queryClient().clear();
  globalThis.fetch = fetchMock as typeof fetch;
  fetchMock.mockResolvedValue(answer(200, CONFIG));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  fetchMock.mockReset();
  document.body.replaceChildren();
});

test('a remote is what a host looks for', () => {
  expect(isRemoteModule(remote)).toBe(true);
  expect(remote.contractVersion).toBe('1.0.7');
});

test('one built before it said so is of contract 1.0.0', () => {
  const earlier = { View: Greeting, Placeholder: () => null, failureMessage: FAILURE };
  expect(createRemote(earlier).contractVersion).toBe('1.0.0');
});

describe('mounted on a page of its own', () => {
  test('asks where it is, shows its placeholder meanwhile, then its view', async () => {
    const element = document.createElement('div');
    const { unmount } = mountInto(element, { apiBase: 'https://api.test' });
    expect(element).toHaveTextContent('Un momento');
    await waitFor(() =>
      expect(element).toHaveTextContent('Hola, Molinos del Sur (https://api.test)'),
    );
    expect(fetchMock.mock.lastCall?.[0]).toBe('https://api.test/api/v1/runtime-config');
    unmount();
    expect(element).toBeEmptyDOMElement();
  });

  test('told where it is, asks nobody, and follows what it is told', () => {
    const element = document.createElement('div');
    const { update, unmount } = mountInto(element, { config: CONFIG });
    expect(element).toHaveTextContent('Hola, Molinos del Sur');
    update({ config: { ...CONFIG, companyName: 'Taller Norte' } });
    expect(element).toHaveTextContent('Hola, Taller Norte');
    expect(fetchMock).not.toHaveBeenCalled();
    unmount();
    expect(element).toBeEmptyDOMElement();
  });

  test('not told and refused, says so and asks again when bidden', async () => {
    fetchMock.mockResolvedValue(answer(403, { error: 'refused', message: 'No.' }));
    const { unmount } = mountInto(document.createElement('div'));
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);
    fetchMock.mockResolvedValue(answer(200, CONFIG));
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(/^Hola, Molinos del Sur/)).toBeInTheDocument();
    unmount();
  });

  test('two on one page do not mind each other', () => {
    const [one, two] = [document.createElement('div'), document.createElement('div')];
    const first = mountInto(one, { config: CONFIG });
    const second = mountInto(two, { config: CONFIG });
    first.unmount();
    expect(two).toHaveTextContent('Hola, Molinos del Sur');
    second.unmount();
    expect(document.body.textContent).toBe('');
  });
});

describe('a view that throws', () => {
  test('is told to the host once, which then shows the failure', () => {
    broken = true;
    const onError = jest.fn();
    const { container } = render(<remote.Component config={CONFIG} onError={onError} />);
    expect(onError).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
    expect(container).toBeEmptyDOMElement();
  });

  test('without such a host says so itself, and comes back on asking', async () => {
    broken = true;
    const element = document.createElement('div');
    const { unmount } = mountInto(element, { config: CONFIG });
    expect(screen.getByRole('alert')).toHaveTextContent(FAILURE);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(screen.getByText(/^Hola, Molinos del Sur/)).toBeInTheDocument();
    unmount();
    expect(element).toBeEmptyDOMElement();
  });

  test('leaves the page around it alone', () => {
    broken = true;
    render(
      <>
        <p>El resto</p>
        <remote.Component config={CONFIG} />
      </>,
    );
    expect(screen.getByText('El resto')).toBeInTheDocument();
  });
});

test('a host that is told of failures is told that the installation cannot be asked', async () => {
  fetchMock.mockResolvedValue(answer(403, { error: 'refused', message: 'No.' }));
  const onError = jest.fn();
  const { container } = render(<remote.Component onError={onError} />);
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
});

describe('in the tree of another React', () => {
  interface Foreign {
    readonly react: typeof React;
    readonly dom: typeof ReactDOM;
    readonly client: typeof ReactDOMClient;
  }

  /** A React and its renderer that this package knows nothing of, as a portal's may be. */
  function foreignReact(): Foreign {
    const found: Foreign[] = [];
    jest.isolateModules(() => {
      found.push({
        react: jest.requireActual('react'),
        dom: jest.requireActual('react-dom'),
        client: jest.requireActual('react-dom/client'),
      });
    });
    const [foreign] = found;
    if (!foreign) throw new Error('No other React came.');
    return foreign;
  }

  test('a part draws itself with its own, follows its props, and leaves nothing', async () => {
    const { react, dom, client } = foreignReact();
    expect(react.useState).not.toBe(useState);
    const place = document.createElement('div');
    document.body.append(place);
    const root = client.createRoot(place);
    const draw = (apiBase: string) =>
      act(() => {
        const part = react.createElement(remote.Component, { config: { ...CONFIG, apiBase } });
        dom.flushSync(() => root.render(part));
      });
    draw('https://una.test');
    expect(await screen.findByText('Hola, Molinos del Sur (https://una.test)')).toBeVisible();
    draw('https://otra.test');
    expect(await screen.findByText('Hola, Molinos del Sur (https://otra.test)')).toBeVisible();
    act(() => dom.flushSync(() => root.unmount()));
    expect(place).toBeEmptyDOMElement();
  });
});
