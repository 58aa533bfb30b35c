import { drawnOnPage } from '@almanaque/remote-loader';
import { pageInspected } from '@almanaque/shared-contracts';
import {
  Button,
  FailureNotice,
  Icon,
  IconButton,
  PageLink,
  PHONE,
  styled,
  token,
} from '@almanaque/ui';
import { useEffect, useId, useState } from 'react';
import { Chosen } from './chosen.tsx';
import { PartsList } from './parts-list.tsx';
import { boxOf, boxOfPoint } from './place-on-page.ts';
import { PointsList } from './points-list.tsx';
import { useLedger } from './use-ledger.ts';
import { INSPECTOR, usePointing } from './use-pointing.ts';

const Frame = styled('section')({
  position: 'fixed',
  // Over dialogs: what is in them is looked at, too.
  zIndex: 1400,
  insetBlock: 16,
  insetInlineEnd: 16,
  boxSizing: 'border-box',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  width: 380,
  padding: '12px 20px 20px',
  border: `2px solid ${token.sun}`,
  borderRadius: token.radius,
  background: token.surface,
  color: token.ink,
  font: `400 1rem/1.45 ${token.sans}`,
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  '& h2, & h3, & h4, & p, & dl': { margin: 0 },
  '& h2': { font: `600 1.25rem/1.3 ${token.serif}` },
  '& h3': { font: `600 1.125rem/1.3 ${token.serif}` },
  '& h4': { font: `600 0.9375rem/1.3 ${token.sans}` },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 16px' },
  '& dt, & small': { color: token.inkSoft },
  '& dd': { margin: 0 },
  '& code': { fontSize: '0.875rem' },
  '& label': { display: 'grid', gap: 4 },
  '& textarea': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 96,
    padding: 12,
    border: `1px solid ${token.hairline}`,
    borderRadius: 8,
    background: token.paper,
    color: 'inherit',
    resize: 'vertical',
    font: '0.8125rem/1.45 ui-monospace, monospace',
  },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .MuiButton-root': { minHeight: 44 },
  '& .MuiIconButton-root': { width: 44, height: 44, marginRight: -12 },
  '& summary': { minHeight: 44, lineHeight: '44px', cursor: 'pointer' },
  '& details ul': { margin: '8px 0', paddingInlineStart: 20 },
  '& a': { color: token.ink },
  '& select': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: `1px solid ${token.inkSoft}`,
    borderRadius: token.radius,
    background: token.paper,
    color: token.ink,
    font: 'inherit',
  },
  [PHONE]: { insetBlock: '45% 0', insetInline: 0, width: 'auto', borderRadius: 0 },
  '@media print': { display: 'none' },
});

const Outline = styled('div')({
  position: 'fixed',
  zIndex: 1399,
  boxSizing: 'border-box',
  border: `3px solid ${token.sun}`,
  borderRadius: 6,
  pointerEvents: 'none',
  '& span': {
    position: 'absolute',
    insetBlockStart: 4,
    insetInlineStart: 4,
    padding: '2px 8px',
    borderRadius: 4,
    background: token.ink,
    color: token.paper,
    font: `600 0.8125rem/1.4 ${token.sans}`,
  },
});

interface InspectorProps {
  /** Where a part is taken from elsewhere, in this tab. */
  readonly overridePath: string;
  readonly onClose: () => void;
}

/** Looks into the page: what stands in each place, what it is given, and why something is not there. */
export function Inspector({ overridePath, onClose }: InspectorProps) {
  const titleId = useId();
  const [isPointing, setPointing] = useState(true);
  const [chosen, setChosen] = useState<Element | null>(null);
  const { ledger, isError, retry } = useLedger();
  const choose = (root: Element | null) => {
    setChosen(root);
    setPointing(false);
  };
  const [looked, setLooked] = useState<string | null>(null);
  useEffect(() => {
    const { setState } = pageInspected();
    setState(true, true);
    return () => setState(false, true);
  }, []);
  const over = usePointing(isPointing, choose, () => setPointing(false));
  const shown = over ?? chosen;
  const box = looked === null ? shown && boxOf(shown) : boxOfPoint(looked);
  const drawn = [...drawnOnPage];
  const pointOf = (part: string, id: string | null) => {
    const brought = ledger?.parts.find(({ entry }) => entry.name === part)?.contributions ?? [];
    const one = (brought as readonly { id?: unknown; point?: unknown }[]).find(
      (contribution) => contribution.id === id,
    );
    return one?.point;
  };
  const rowsAt = (point: string) =>
    ledger?.rows.filter(({ part, id }) => pointOf(part, id) === point) ?? [];
  return (
    <div {...{ [INSPECTOR]: '' }}>
      {box && (
        <Outline style={box} aria-hidden>
          <span>{looked ?? (shown && drawnOnPage.get(shown)?.id)}</span>
        </Outline>
      )}
      <Frame role="region" aria-labelledby={titleId}>
        <header>
          <h2 id={titleId}>Inspector</h2>
          <IconButton aria-label="Cerrar el inspector" color="inherit" onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        <Button
          variant={isPointing ? 'contained' : 'outlined'}
          aria-pressed={isPointing}
          onClick={() => setPointing(!isPointing)}
        >
          {isPointing ? 'Tocá un lugar de la página' : 'Elegir en la página'}
        </Button>
        <label>
          O elegilo de la lista
          <select
            value={drawn.findIndex(([root]) => root === chosen)}
            onChange={({ target }) => choose(drawn[Number(target.value)]?.[0] ?? null)}
          >
            <option value={-1}>Lo que está en la página</option>
            {drawn.map(([, { id }], at) => (
              <option key={at} value={at}>
                {id}
              </option>
            ))}
          </select>
        </label>
        {shown && <Chosen root={shown} rowsAt={rowsAt} />}
        <h3>Los puntos</h3>
        <div>
          {ledger && <PointsList parts={ledger.parts} rowsAt={rowsAt} onLook={setLooked} />}
        </div>
        <h3>Las partes</h3>
        {isError && <FailureNotice message="El registro no se pudo leer." onRetry={retry} />}
        <div>{ledger && <PartsList parts={ledger.parts} />}</div>
        <p>
          <PageLink to={overridePath}>Cargar una parte de otra dirección</PageLink>
        </p>
      </Frame>
    </div>
  );
}
