import { useHost, type CalendarEvent, type KeptMessage } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { useId, useState } from 'react';
import { CelebratedOn } from '../celebration/celebrated-on.tsx';
import { savedWords } from '../message/kept/saved-words.ts';
import type { Suggestion } from '../predefined/suggestion.ts';
import { specificationOf } from '../specifications/specification-of.ts';
import { costText, totalText, unitText } from './cost.ts';
import { ideaOf } from '@almanaque/shared-contracts/ideas';
import { CATEGORY_LABELS } from './labels.ts';

interface RecommendationCardProps {
  readonly event: CalendarEvent;
  readonly suggestion: Suggestion;
  /** The message of an idea that is kept. */
  readonly kept?: KeptMessage | undefined;
  /** It stands where nothing else says that the AI made it. */
  readonly isByAi?: boolean;
  readonly onUse: (suggestion: Suggestion) => void;
}

export function RecommendationCard({
  event,
  suggestion,
  kept,
  isByAi = false,
  onUse,
}: RecommendationCardProps) {
  const { timeZone, headCount = null } = useHost();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { eyebrow, headline, body } = ideaOf(suggestion);
  const unit = unitText(suggestion);
  const total = totalText(suggestion, headCount);
  const { anticipacion, leadDays } = specificationOf(suggestion);
  return (
    <li className={`card ${suggestion.tier}`}>
      <div className="step" />
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={detailsId}
          onClick={() => setOpen(!open)}
        >
          <span className="eyebrow">{eyebrow}</span> <span className="headline">{headline}</span>
          <Icon name="down" />
        </button>
      </h3>
      {/* Always there: side by side, the cards' rows are shared. */}
      <p className="cost">
        {suggestion.costUsd && costText(suggestion.costUsd)}
        {unit !== null && <span className="unit">{unit}</span>}
        {total !== null && <span className="unit total">{total}</span>}
      </p>
      <ul className="badges">
        {isByAi && <li className="badge">IA</li>}
        <li>{CATEGORY_LABELS[suggestion.category]}</li>
        <li>{suggestion.difficulty}</li>
      </ul>
      <div className="more" id={detailsId} hidden={!open}>
        <p>{body}</p>
        <dl>
          <dt>Duración</dt>
          <dd>{suggestion.duration}</dd>
          <dt>Participantes</dt>
          <dd>{suggestion.participants}</dd>
          <dt>Anticipación</dt>
          <dd>{anticipacion}</dd>
          {open && <CelebratedOn event={event} leadDays={leadDays} chosen={kept?.content.day} />}
          {kept && (
            <>
              <dt>Mensaje</dt>
              <dd>{savedWords(kept, timeZone)}</dd>
            </>
          )}
        </dl>
        <Button variant="contained" onClick={() => onUse(suggestion)}>
          Usar Esta Recomendación
        </Button>
      </div>
    </li>
  );
}
