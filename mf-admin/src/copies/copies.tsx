import type { Copies as State, Copy } from '@almanaque/api';
import {
  capitalize,
  toastStore,
  useHost,
  useToday,
  weekdayDayAndMonth,
} from '@almanaque/shared-contracts';
import { Button, Skeleton } from '@almanaque/ui';
import { ReadFailure, useWrite } from '@almanaque/ui/form';
import { PageAction, momentWords } from '@almanaque/ui/screen';
import { useCopies, useCopyNow } from './copies-data.ts';
import { Area } from './copies-styles.ts';
import { keepingWords, sizeWords, warningOf } from './copies-words.ts';

const Row = ({ copy, timeZone }: { copy: Copy; timeZone: string }) => (
  <li>
    <span>{capitalize(weekdayDayAndMonth(copy.date))}</span>
    <span className="size">{sizeWords(copy.bytes)}</span>
    <span className="tag">
      {copy.byHand ? 'Pedida' : 'Del día'}, {momentWords(copy.madeAt, timeZone)}
    </span>
  </li>
);

function Facts({ state, timeZone }: { state: State; timeZone: string }) {
  const { copies, freeBytes, folder } = state;
  const [last] = copies;
  const all = copies.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <dl>
      <div>
        <dt>La última</dt>
        <dd className="big">{last ? capitalize(momentWords(last.madeAt, timeZone)) : 'Ninguna'}</dd>
      </div>
      <div>
        <dt>Guardadas</dt>
        <dd className="big">
          {copies.length === 0 ? 'Ninguna' : `${copies.length}: ${sizeWords(all)} en total`}
        </dd>
      </div>
      {freeBytes !== null && (
        <div>
          <dt>Libre en el disco</dt>
          <dd className="big">{sizeWords(freeBytes)}</dd>
        </div>
      )}
      <div className="where">
        <dt>Dónde están, en el servidor</dt>
        <dd>
          <code>{folder}</code>
        </dd>
      </div>
    </dl>
  );
}

function CopyNow() {
  const copyNow = useCopyNow();
  const { write, busy, problem } = useWrite();
  const copy = () =>
    write(async () => {
      await copyNow();
      toastStore().show('La copia está hecha.', 'success');
    });
  return (
    <>
      <PageAction>
        <Button variant="contained" aria-disabled={busy} onClick={() => void copy()}>
          {busy ? 'Copiando…' : 'Copiar ahora'}
        </Button>
      </PageAction>
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}

function Kept({ state }: { state: State }) {
  const { timeZone } = useHost();
  const { copies, kept } = state;
  const warning = warningOf(state, useToday(timeZone));
  return (
    <>
      {kept && <CopyNow />}
      {warning && <p className="warning">{warning}</p>}
      <p>{keepingWords(state)}</p>
      {(kept || copies.length > 0) && <Facts {...{ state, timeZone }} />}
      {copies.length > 0 ? (
        <section>
          <h2>Las que hay</h2>
          <ul aria-label="Copias">
            {copies.map((copy) => (
              <Row key={copy.name} {...{ copy, timeZone }} />
            ))}
          </ul>
        </section>
      ) : (
        kept && <p>La primera se hace sola apenas el programa lleva un minuto en marcha.</p>
      )}
      {kept && (
        <p className="soft">
          Están en el mismo disco que los datos: quien administra el servidor las lleva también a
          otro, y con una de ellas se vuelve atrás. Desde acá no se descargan: una copia trae los
          datos de todos, y las contraseñas y llaves de cada cuenta.
        </p>
      )}
    </>
  );
}

/** The copies of all data that the server keeps by itself, for administrators. */
export function Copies() {
  const { data, error, refetch } = useCopies();
  return (
    <Area>
      {data ? (
        <Kept state={data} />
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Cargando las copias">
          <Skeleton height={320} />
        </div>
      )}
    </Area>
  );
}
