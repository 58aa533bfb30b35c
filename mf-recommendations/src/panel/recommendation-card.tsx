import { useHost, type KeptMessage } from '@almanaque/shared-contracts';
import { Button, Icon } from '@almanaque/ui';
import { useId, useState } from 'react';
import { savedWords } from '../message/kept/saved-words.ts';
import type { Suggestion } from '../predefined/suggestion.ts';
import { specificationOf } from '../specifications/specification-of.ts';
import { costText, unitText } from './cost.ts';
import { ideaOf } from './idea.ts';
import { CATEGORY_LABELS } from './labels.ts';

interface RecommendationCardProps {
  readonly suggestion: Suggestion;
  /** Of an idea that is kept: its message. */
  readonly kept?: KeptMessage | undefined;
  /** It stands where nothing else says that the AI made it. */
  readonly isByAi?: boolean;
  readonly onUse: (suggestion: Suggestion) => void;
}

export function RecommendationCard({
  suggestion,
  kept,
  isByAi = false,
  onUse,
}: RecommendationCardProps) {
  const { timeZone } = useHost();
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  const { eyebrow, headline, body } = ideaOf(suggestion);
  const unit = unitText(suggestion);
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
      <p className="cost">
        {costText(suggestion.costUsd)}
        {unit !== null && <span className="unit">{unit}</span>}
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
          <dd>{specificationOf(suggestion).anticipacion}</dd>
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
