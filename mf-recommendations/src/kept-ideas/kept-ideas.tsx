import type { CalendarEvent, KeptIdea, Recommendation } from '@almanaque/shared-contracts';
import { FailureNotice } from '@almanaque/ui';
import { useId } from 'react';
import { RecommendationCard } from '../panel/recommendation-card.tsx';

interface KeptIdeasProps {
  readonly event: CalendarEvent;
  readonly ideas: readonly Recommendation[];
  readonly kept: readonly KeptIdea[];
  readonly onUse: (idea: Recommendation) => void;
  /** Null: they could be read. */
  readonly onRetry: (() => void) | null;
}

/** The AI's ideas that organisers keep for the event, below those of today. */
export function KeptIdeas({ event, ideas, kept, onUse, onRetry }: KeptIdeasProps) {
  const headingId = useId();
  if (ideas.length === 0 && onRetry === null) return null;
  return (
    <section className="kept" aria-labelledby={headingId}>
      <h3 id={headingId}>Ideas guardadas en este evento</h3>
      {onRetry && (
        <FailureNotice
          message="Las ideas guardadas en este evento no se pudieron leer."
          onRetry={onRetry}
        />
      )}
      <ul className="cards">
        {ideas.map((idea) => (
          <RecommendationCard
            key={idea.id}
            event={event}
            suggestion={idea}
            kept={messageOf(kept, idea)}
            isByAi
            onUse={onUse}
          />
        ))}
      </ul>
    </section>
  );
}

/** The message kept with a recommendation, if it is one of the kept ideas. */
export const messageOf = (kept: readonly KeptIdea[] | null, { id }: Recommendation) =>
  kept?.find(({ recommendation }) => recommendation.id === id)?.message;
