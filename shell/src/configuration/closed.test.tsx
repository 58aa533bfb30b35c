import { render, screen } from '@testing-library/react';
import { ana } from '../testing/sessions.ts';
import { Closed } from './closed.tsx';

test.each([
  ['organiser', 'Esta página es para quienes organizan y quienes administran.'],
  ['administrator', 'Esta página es para quien administra Almanaque.'],
] as const)('a colleague reads for whom a page is that is for whoever is %s', (access, told) => {
  render(<Closed access={access} session={{ ...ana, role: 'colaborador' }} asksAtOnce={false} />);
  expect(screen.getByText(told)).toBeVisible();
  expect(screen.getByText(/^Tu cuenta es de colaborador\./)).toBeVisible();
});
