import { navigation } from '@almanaque/shared-contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageTitle } from './page-title.tsx';

/** A dialog over the page, in which something is pressed. */
function openDialog(): HTMLButtonElement {
  const dialog = document.body.appendChild(document.createElement('div'));
  const button = dialog.appendChild(document.createElement('button'));
  button.focus();
  return button;
}

const title = () => screen.getByRole('heading', { name: 'Planes' });

test('whoever has just come keeps their place', () => {
  render(<PageTitle>Planes</PageTitle>);
  expect(title()).not.toHaveFocus();
});

describe('whoever came from another page', () => {
  beforeEach(() => {
    navigation().route(() => undefined);
    navigation().go('/planes');
  });
  afterEach(() => document.body.replaceChildren());

  test('goes on from the title, and is not called back to it', () => {
    const { rerender } = render(<PageTitle>Planes</PageTitle>);
    expect(title()).toHaveFocus();
    title().blur();
    rerender(<PageTitle>Planes</PageTitle>);
    expect(title()).not.toHaveFocus();
  });

  test('goes on from it also where the dialog that led here goes only then', async () => {
    const button = openDialog();
    render(<PageTitle>Planes</PageTitle>);
    expect(button).toHaveFocus();
    button.parentElement?.remove();
    await waitFor(() => expect(title()).toHaveFocus());
  });

  test('is left where they are once they do something', async () => {
    const button = openDialog();
    render(<PageTitle>Planes</PageTitle>);
    await userEvent.keyboard('a');
    // Observers hear in the order in which they began: the title would have heard by then.
    const heard = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(document.body, { childList: true });
    });
    button.parentElement?.remove();
    await heard;
    expect(title()).not.toHaveFocus();
  });
});
