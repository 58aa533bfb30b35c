import { HostProvider, navigation } from '@almanaque/shared-contracts';
import { runtimeConfig } from '@almanaque/shared-contracts/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PageLink } from './page-link.tsx';

const shown = (apiBase = '') => {
  render(
    <HostProvider value={runtimeConfig({ apiBase })}>
      <PageLink to="/configuracion/personas">Personas</PageLink>
    </HostProvider>,
  );
  return screen.getByRole('link', { name: 'Personas' });
};

test('in a portal of others it leads to the installation', () => {
  expect(shown('https://almanaque.example')).toHaveAttribute(
    'href',
    'https://almanaque.example/configuracion/personas',
  );
});

describe('where a shell follows the address', () => {
  const prepare = jest.fn();
  beforeEach(() => {
    history.replaceState(null, '', '/');
    navigation().route(prepare);
  });

  test('a click goes there without loading the page anew', () => {
    const link = shown();
    act(() => void fireEvent.click(link));
    expect(navigation().getState().path).toBe('/configuracion/personas');
  });

  test('a click for another tab is the browser’s', () => {
    // jsdom would complain that it opens no tabs.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(shown(), { ctrlKey: true });
    expect(navigation().getState().path).toBe('/');
  });

  test('what it leads to is fetched once somebody points at it', () => {
    fireEvent.pointerEnter(shown());
    expect(prepare).toHaveBeenCalledWith('/configuracion/personas');
  });
});
