import { Button, styled, token } from '@almanaque/ui';
import { Component, type ReactNode } from 'react';

const Page = styled('main')({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  textAlign: 'center',
  color: token.ink,
  background: token.paper,
  font: `400 1rem/1.5 ${token.sans}`,
  '& h1': { margin: 0, font: `600 2rem/1.2 ${token.serif}` },
  '& p': { margin: 0, maxWidth: '48ch' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' },
  '& details': { maxWidth: '80ch', color: token.inkSoft },
  '& summary': { cursor: 'pointer', padding: 8 },
  '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'left' },
});

const ErrorScreen = ({ error, onReset }: { error: Error; onReset: () => void }) => (
  <Page role="alert">
    <h1>Oops! Algo salió mal</h1>
    <p>Ha ocurrido un error inesperado. Puedes intentar recargar la página.</p>
    <div className="actions">
      <Button variant="contained" onClick={onReset}>
        Intentar nuevamente
      </Button>
      <Button variant="outlined" onClick={() => location.reload()}>
        Recargar página
      </Button>
    </div>
    <details>
      <summary>Detalles técnicos</summary>
      <pre>{error.message}</pre>
    </details>
  </Page>
);

type State = { readonly error: Error | null };

const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** Section 2, Error screen: catches what the shell itself throws while rendering. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown) {
    console.error('Almanaque: the page could not be rendered.', thrown);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ErrorScreen error={error} onReset={() => this.setState({ error: null })} />;
  }
}
