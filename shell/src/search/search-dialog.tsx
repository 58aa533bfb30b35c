import { MAX_SEARCH_LENGTH } from '@almanaque/api';
import {
  ApiError,
  navigation,
  selectionStore,
  useHost,
  useToday,
} from '@almanaque/shared-contracts';
import { FailureNotice, Icon, type IconName } from '@almanaque/ui';
import {
  eventLine,
  Finder,
  FinderFrame,
  takeTyped,
  useDelayed,
  type FinderGroup,
} from '@almanaque/ui/screen';
import { useCallback, useState } from 'react';
import type { OverlayProps } from './overlay-props.ts';
import { useSearch } from './search-data.ts';
import { useCloseElsewhere } from './use-close-elsewhere.ts';
import { useSources, type SourceAnswer } from './use-sources.ts';

const LABEL = 'Buscar en el calendario';

/** Empty before anything was asked, and while the first answer is on its way. */
function summaryOf(text: string, count: number | undefined): string {
  if (text === '' || count === undefined) return '';
  if (count === 0) return `No hay resultados para «${text}».`;
  return count === 1 ? '1 resultado' : `${count} resultados`;
}

/** What one part found, under its title. */
const groupOf = (
  { id, title, icon = 'search', found }: SourceAnswer,
  choosing: (go: () => void) => () => void,
): FinderGroup => ({
  id,
  title,
  lines: found.map((one) => ({
    ...one,
    // One that is not known leaves its place empty.
    sign: <Icon name={icon as IconName} size={22} />,
    choose: choosing(() => navigation().go(one.to)),
  })),
});

function Search({ onClose }: Pick<OverlayProps, 'onClose'>) {
  useCloseElsewhere(onClose);
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const [typed, setTyped] = useState('');
  const text = useDelayed(typed).trim();
  const { data, error, isPaused, isPlaceholderData, refetch } = useSearch(text);
  // One function for all renders: anew in each, it would take the focus back while the dialog closes.
  const beginTyping = useCallback((field: HTMLInputElement | null) => {
    field?.focus();
    if (field) setTyped((before) => before + takeTyped().slice(0, MAX_SEARCH_LENGTH));
  }, []);

  const failed = text !== '' && (error !== null || isPaused) && !data;
  const answered = text === '' ? undefined : data?.events;
  const answers = useSources(text);
  const sources = answered || failed ? answers : [];
  const isWhole = answered !== undefined && sources.every(({ status }) => status !== 'pending');
  const choosing = (go: () => void) => () => {
    onClose();
    // Recommendations take nobody out of a dialog, and this one is still there while it closes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    go();
  };
  const ofSources = sources.map((answer) => groupOf(answer, choosing));
  // The calendar's own come first, and what other parts find after them, so that nothing moves under whoever
  // chooses; what is called only nearly so comes last, once it is known what is called so.
  const isNear = data?.nearly === true;
  const events = isNear && !isWhole ? [] : (answered ?? []);
  const ofCalendar: FinderGroup = {
    id: 'calendar',
    title: null,
    lines: events.map((event) => ({
      ...eventLine(event, today),
      choose: choosing(() => selectionStore(apiBase).openEvent(event)),
    })),
  };
  const groups = isNear ? [...ofSources, ofCalendar] : [ofCalendar, ...ofSources];
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  const isListed = count > 0;
  const summary = isPlaceholderData || !(isListed || isWhole) ? '' : summaryOf(text, count);

  return (
    <Finder
      label={LABEL}
      placeholder="Persona, feriado o evento"
      maxLength={MAX_SEARCH_LENGTH}
      fieldRef={beginTyping}
      onType={setTyped}
      isStale={isPlaceholderData}
      after={
        isListed &&
        data?.more && (
          <p className="note more">Hay más resultados: escribí otra palabra para acotarlos.</p>
        )
      }
      {...{ typed, text, groups, onClose }}
    >
      {failed && (
        <div className="failure">
          <FailureNotice
            message={error instanceof ApiError ? error.message : 'No pudimos buscar.'}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {sources
        .filter(({ status }) => status === 'error')
        .map(({ id, title, retry }) => (
          <div key={id} className="failure">
            <FailureNotice message={`No pudimos buscar en «${title}».`} onRetry={retry} />
          </div>
        ))}
      <p role="status" className={isListed || summary === '' ? 'visually-hidden' : 'note'}>
        {summary}
      </p>
      {!isListed && (text === '' || summary !== '') && (
        <p className="note">
          Encontrás feriados, efemérides, eventos de la empresa y las fechas de tus compañeros por
          el comienzo de cualquier palabra, por día («25/12», «esta semana», «diciembre») o por
          clase («próximo feriado», «cumpleaños de Ana»); y lo que se configura, por su nombre.
        </p>
      )}
    </Finder>
  );
}

/** The search over the page. It begins empty each time. */
export const SearchDialog = ({ open, onClose }: OverlayProps) => (
  <FinderFrame open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': LABEL } }}>
    <Search onClose={onClose} />
  </FinderFrame>
);
