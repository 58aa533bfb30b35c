import { type AiAgreement as Agreement, aiAgreementSchema, whoIs } from '@almanaque/api';
import {
  changed,
  fetchJson,
  inSession,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';
import { Button, styled, token } from '@almanaque/ui';
import { handFocusOn, ReadFailure, useWrite } from '@almanaque/ui/form';
import type { ReactNode } from 'react';

const Area = styled('section')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  marginBottom: 24,
  '& h2': { margin: 0, font: `600 1.25rem/1.3 ${token.serif}` },
  '& p': { margin: 0 },
  '& .fault': { color: token.danger },
  '& textarea, & blockquote': {
    boxSizing: 'border-box',
    width: '100%',
    margin: 0,
    padding: '10px 14px',
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    background: token.paper,
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
    overflowWrap: 'anywhere',
    resize: 'vertical',
  },
  '& summary': { minHeight: 44, lineHeight: '44px', cursor: 'pointer' },
  '& .MuiButton-root': { justifySelf: 'start' },
});

export const agreementQuery = (apiBase: string) => ({
  queryKey: ['ai-agreement', apiBase],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchJson(aiAgreementSchema, `${apiBase}/api/v1/ai/agreement`, { signal }),
  ...inSession(),
});

/** Long, and so in a field of its own: a keyboard reaches it and scrolls it. */
function Quoted({ name, text }: { readonly name: string; readonly text: string }) {
  return <textarea readOnly rows={8} aria-label={name} value={text} />;
}

function Example({ example }: { readonly example: NonNullable<Agreement['example']> }) {
  return (
    <>
      <p>Un ejemplo, armado igual que un pedido de verdad. Lo que alguien escribe:</p>
      <blockquote>{example.written}</blockquote>
      <p>Lo que se envía:</p>
      <Quoted name="Lo que se envía" text={example.sent} />
      <details>
        <summary>Las instrucciones que van con cada pedido</summary>
        <Quoted name="Las instrucciones" text={example.instructions} />
      </details>
    </>
  );
}

interface StandingProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** How it stands with the agreement; whoever changes that goes on from the title of what it is then. */
const Standing = ({ title, children }: StandingProps) => (
  <div ref={handFocusOn} style={{ display: 'contents' }}>
    <h2 id="ai-agreement">{title}</h2>
    {children}
  </div>
);

/** What is sent to the AI, and whether the company agreed to it: an administrator says so for all. */
export function AiAgreement() {
  const { apiBase, timeZone } = useHost();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(agreementQuery(apiBase));
  const { write, busy, problem } = useWrite();
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data?.configured) return null;
  const { agreed, example } = data;

  const change = (method: 'PUT' | 'DELETE') =>
    write(async () => {
      const now = await sendJson(aiAgreementSchema, method, `${apiBase}/api/v1/ai/agreement`);
      queries.setQueryData(agreementQuery(apiBase).queryKey, now);
      // Whether the AI is asked is part of what a page knows of its installation.
      void changed(queries, apiBase, 'own:installation');
    });

  const day = (instant: string): string =>
    new Intl.DateTimeFormat('es-AR', { timeZone, dateStyle: 'long' }).format(new Date(instant));

  return (
    <Area aria-labelledby="ai-agreement">
      {agreed === null ? (
        <Standing key="before" title="Antes de usar la IA">
          <p>
            La IA está configurada y todavía no se le pide nada: se ven las ideas predefinidas. Mirá
            qué se le envía y, si estás de acuerdo, habilitala para toda la empresa. Queda en el
            registro de cambios, y se puede deshacer acá mismo.
          </p>
          {example && <Example example={example} />}
          <Button variant="contained" aria-disabled={busy} onClick={() => void change('PUT')}>
            De acuerdo, usar la IA
          </Button>
        </Standing>
      ) : (
        <Standing key="in-use" title="La IA está en uso">
          <p>
            {agreed.email === null ? 'Se' : `${whoIs(agreed.email)} la`} habilitó el{' '}
            {day(agreed.at)}.
          </p>
          <details>
            <summary>Qué se le envía</summary>
            {example && <Example example={example} />}
          </details>
          <Button variant="outlined" aria-disabled={busy} onClick={() => void change('DELETE')}>
            Dejar de usar la IA
          </Button>
        </Standing>
      )}
      <p className="fault" role="status">
        {problem}
      </p>
    </Area>
  );
}
