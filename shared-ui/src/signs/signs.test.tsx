import { render, waitFor } from '@testing-library/react';
import { EventIcon } from '../event-type/event-type-mark.tsx';
import { DRAWINGS } from './drawings.ts';

const drawn = (element: Element) => element.querySelector('path')?.getAttribute('d');

test('a day that people know has its own drawing, once that is there', async () => {
  const { container } = render(<EventIcon type="festivo" sign="cabildo" />);
  await waitFor(() => expect(drawn(container)).toBe(DRAWINGS.cabildo));
});

test('a sign of a later version leaves the icon of the type', async () => {
  const { container, rerender } = render(<EventIcon type="festivo" sign="cabildo" />);
  await waitFor(() => expect(drawn(container)).toBe(DRAWINGS.cabildo));
  rerender(<EventIcon type="festivo" />);
  const ofTheType = drawn(container);
  rerender(<EventIcon type="festivo" sign="satelite" />);
  expect(drawn(container)).toBe(ofTheType);
});

test('what an organiser chose stands before it', async () => {
  const { container, rerender } = render(<EventIcon type="festivo" sign="cabildo" />);
  await waitFor(() => expect(drawn(container)).toBe(DRAWINGS.cabildo));
  rerender(<EventIcon type="festivo" sign="cabildo" icon="ball" />);
  expect(drawn(container)).not.toBe(DRAWINGS.cabildo);
});
