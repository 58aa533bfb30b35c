import { selectionStore } from '@almanaque/shared-contracts';
import { birthday, searchResponse } from '@almanaque/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInPage } from '../../testing/render-page.tsx';
import { SearchButton } from '../search-button.tsx';

export const ANA = birthday({ date: '2099-03-02', title: 'Cumpleaños de Ana Núñez' });
export const INES = birthday({ date: '2099-03-05', title: 'Cumpleaños de Inés Nuñoa' });
export const both = () => searchResponse([ANA, INES]);

export const serve = (answer: () => unknown) => fakeApi({ 'GET /api/v1/search': answer });
/** It fades out. */
export const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
export const field = () => screen.findByRole('combobox', { name: 'Buscar en el calendario' });

/** As a page is that nobody searched on yet. */
export function beginAnew(): void {
  // jsdom draws nothing, so nothing can be scrolled to.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  selectionStore().restore({ kind: 'none' });
}

/** Opens the search as a person does, and types. */
export async function search(text: string, beside: ReactNode = null) {
  renderInPage(
    <>
      <SearchButton />
      {beside}
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  await userEvent.type(await field(), text);
}
