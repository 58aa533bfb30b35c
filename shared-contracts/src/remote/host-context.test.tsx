import { render, screen } from '@testing-library/react';
import { HostProvider, useHost } from './host-context.tsx';

const CompanyName = () => useHost().companyName;

test('a part of the page knows the installation it is in', () => {
  const config = {
    apiBase: '',
    publicKey: 'public',
    timeZone: 'America/Argentina/Buenos_Aires',
    companyName: 'Molinos del Sur',
    city: null,
  };
  render(
    <HostProvider value={config}>
      <CompanyName />
    </HostProvider>,
  );
  expect(screen.getByText('Molinos del Sur')).toBeInTheDocument();
});

test('outside any, it says what is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<CompanyName />)).toThrow('useHost needs a HostProvider above it.');
  jest.restoreAllMocks();
});
