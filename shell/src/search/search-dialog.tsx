import { MAX_SEARCH_LENGTH } from '@almanaque/api';
import {
  ApiError,
  navigation,
  selectionStore,
  useHost,
  useToday,
  type CalendarEvent,
  type FoundThere,
} from '@almanaque/shared-contracts';
import { FailureNotice, Icon, IconButton } from '@almanaque/ui';
import { useDelayed } from '@almanaque/ui/screen';
import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { FoundEvent } from './found-event.tsx';
import type { OverlayProps } from './overlay-props.ts';
import type { OptionState } from './option-line.tsx';
import { useSearch } from './search-data.ts';
import { Frame, Panel } from './search-styles.ts';
import { SourceGroup } from './source-group.tsx';
import { takeTyped } from './typed-ahead.ts';
import { useCloseElsewhere } from './use-close-elsewhere.ts';
import { useSources } from './use-sources.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Empty before anything was asked, and while the first answer is on its way. */
function summaryOf(text: string, count: number | undefined): string {
  if (text === '' || count === undefined) return '';
  if (count === 0) return `No hay resultados para «${text}».`;
  return count === 1 ? '1 resultado' : `${count} resultados`;
}

type Found = CalendarEvent | FoundThere;

function Search({ onClose }: Pick<OverlayProps, 'onClose'>) {
  useCloseElsewhere(onClose);
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const text = useDelayed(typed).trim();
  const { data, error, isPaused, isPlaceholderData, refetch } = useSearch(text);
  const listId = useId();
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
  const ofSources = sources.flatMap((source) => source.found);
  // The calendar's own come first, and what other parts find after them, so that nothing moves under whoever
  // chooses; what is called only nearly so comes last, once it is known what is called so.
  const isNear = data?.nearly === true;
  const events = isNear && !isWhole ? [] : (answered ?? []);
  const found: readonly Found[] = isNear ? [...ofSources, ...events] : [...events, ...ofSources];
  const isListed = found.length > 0;
  const summary = isPlaceholderData || !(isListed || isWhole) ? '' : summaryOf(text, found.length);

  const choose = (one: Found | undefined) => {
    if (!one) return;
    onClose();
    // Recommendations take nobody out of a dialog, and this one is still there while it closes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if ('to' in one) navigation().go(one.to);
    else selectionStore(apiBase).openEvent(one);
  };
  const optionOf = (one: Found): OptionState => {
    const index = found.indexOf(one);
    return {
      id: `${listId}-${index}`,
      isActive: index === active,
      onPoint: () => setActive(index),
      onChoose: () => choose(one),
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && isListed) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    // The button that opened the search has the focus by the time the key would press it.
    event.preventDefault();
    // What was typed last may not have been answered yet: its answer is not what Enter meant.
    if (!isPlaceholderData && text === typed.trim()) choose(found[active]);
  };

  const lines = events.map((event) => (
    <FoundEvent key={event.id} option={optionOf(event)} {...{ event, text, today }} />
  ));
  const groups = sources.map((answer) => (
    <SourceGroup key={answer.id} {...{ answer, text, optionOf }} />
  ));

  return (
    <Panel>
      <div className="field">
        <Icon name="search" size={24} />
        <input
          type="search"
          role="combobox"
          aria-label="Buscar en el calendario"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={isListed ? `${listId}-${active}` : undefined}
          placeholder="Persona, feriado o evento"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          ref={beginTyping}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton aria-label="Cerrar" color="inherit" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
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
          el comienzo de cualquier palabra, por día («25/12», «diciembre») o por clase («feriados»,
          «cumpleaños de Ana»).
        </p>
      )}
      <ul
        id={listId}
        role="listbox"
        aria-label="Resultados"
        data-stale={isPlaceholderData}
        hidden={!isListed}
      >
        {isNear ? [groups, lines] : [lines, groups]}
      </ul>
      {isListed && data?.more && (
        <p className="note more">Hay más resultados: escribí otra palabra para acotarlos.</p>
      )}
    </Panel>
  );
}

/** The search over the page. It begins empty each time. */
export const SearchDialog = ({ open, onClose }: OverlayProps) => (
  <Frame
    open={open}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': 'Buscar en el calendario' } }}
  >
    <Search onClose={onClose} />
  </Frame>
);
