import { drawnOnPage } from '@almanaque/remote-loader';
import { pageInspected } from '@almanaque/shared-contracts';
import { Button, FailureNotice, Icon, IconButton, PageLink } from '@almanaque/ui';
import { useEffect, useId, useState } from 'react';
import { Chosen } from './chosen.tsx';
import { Frame, Outline } from './inspector-styles.ts';
import { PartsList } from './parts-list.tsx';
import { boxOf, boxOfPoint } from './place-on-page.ts';
import { PointsList } from './points-list.tsx';
import { useLedger } from './use-ledger.ts';
import { INSPECTOR, usePointing } from './use-pointing.ts';

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
  const [isAtStart, setAtStart] = useState(false);
  const [, setScrolled] = useState({});
  const [looked, setLooked] = useState<string | null>(null);
  useEffect(() => {
    const { setState } = pageInspected();
    setState(true, true);
    const stop = new AbortController();
    // What is outlined goes with the page.
    const options = { capture: true, passive: true, signal: stop.signal };
    addEventListener('scroll', () => setScrolled({}), options);
    addEventListener('resize', () => setScrolled({}), options);
    return () => {
      stop.abort();
      setState(false, true);
    };
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
      <Frame role="region" aria-labelledby={titleId} data-side={isAtStart ? 'start' : 'end'}>
        <header>
          <h2 id={titleId}>Inspector</h2>
          <Button variant="outlined" onClick={() => setAtStart(!isAtStart)}>
            Al otro lado
          </Button>
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
