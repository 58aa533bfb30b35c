import { type AiProbe, aiProbeSchema } from '@almanaque/api';
import { sendJson, useHost, useQuery } from '@almanaque/shared-contracts';
import { Button, Skeleton, styled, token } from '@almanaque/ui';
import { failureText } from '@almanaque/ui/form';
import { useState } from 'react';
import { agreementQuery, AiAgreement } from './ai-agreement.tsx';

const Area = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  '& p': { margin: 0 },
  '& .result': { display: 'grid', gap: 10 },
  '& .result:empty': { display: 'none' },
  '& .fault': { color: token.danger },
  '& blockquote': {
    margin: 0,
    padding: '10px 14px',
    border: `1px solid ${token.hairline}`,
    borderRadius: token.radius,
    background: token.paper,
    overflowWrap: 'anywhere',
  },
});

type State =
  | { readonly kind: 'ready' | 'busy' }
  | { readonly kind: 'done'; readonly probe: AiProbe }
  /** Our own server did not answer. */
  | { readonly kind: 'failed'; readonly message: string };

const isWell = ({ outcome }: AiProbe): boolean => outcome === 'ok' || outcome === 'partial';

function Result({ state }: { readonly state: State }) {
  switch (state.kind) {
    case 'ready':
      return null;
    case 'busy':
      return <p>Preguntándole a la IA. Puede tardar unos segundos.</p>;
    case 'failed':
      return <p className="fault">{state.message}</p>;
    case 'done': {
      const { probe } = state;
      return (
        <>
          <p className={isWell(probe) ? '' : 'fault'}>{probe.message}</p>
          {probe.said !== null && (
            <>
              <p>{isWell(probe) ? 'Lo que no sirvió:' : 'Lo que dijo el servicio:'}</p>
              <blockquote>{probe.said}</blockquote>
            </>
          )}
        </>
      );
    }
  }
}

/** What the company agreed to send to the AI and, where it did, how to ask it once. */
export function ProbeAi() {
  const { apiBase } = useHost();
  const { data, error } = useQuery(agreementQuery(apiBase));
  return (
    <>
      <AiAgreement />
      {!data && !error && (
        <Skeleton role="status" aria-busy aria-label="Cargando lo que se acordó" height={240} />
      )}
      {data && !(data.configured && data.agreed === null) && <Probe />}
    </>
  );
}

/** Asks the AI once, for whoever set it up, and shows what the other side said. */
function Probe() {
  const { apiBase } = useHost();
  const [state, setState] = useState<State>({ kind: 'ready' });
  const busy = state.kind === 'busy';

  async function run() {
    if (busy) return;
    setState({ kind: 'busy' });
    try {
      const probe = await sendJson(aiProbeSchema, 'POST', `${apiBase}/api/v1/ai/probe`);
      setState({ kind: 'done', probe });
    } catch (error) {
      setState({ kind: 'failed', message: failureText(error) });
    }
  }

  return (
    <Area>
      <p>
        Le pide al modelo tres ideas para un evento inventado. No manda datos de la empresa ni de
        las personas, y cuenta como un pedido del día.
      </p>
      <Button variant="contained" aria-disabled={busy} onClick={() => void run()}>
        {busy ? 'Probando…' : state.kind === 'ready' ? 'Probar ahora' : 'Probar otra vez'}
      </Button>
      <div className="result" role="status">
        <Result state={state} />
      </div>
    </Area>
  );
}
