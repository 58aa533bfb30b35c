import { Button } from '@almanaque/ui';
import { useId } from 'react';
import { KeptIdeas, messageOf } from '../kept-ideas/kept-ideas.tsx';
import { useKeptIdeas } from '../kept-ideas/use-kept-ideas.ts';
import { usePlaces } from '../kept-ideas/use-places.ts';
import { usePlanner } from '../planner/use-planner.ts';
import { predefinedFor } from '../predefined/predefined-for.ts';
import { useSheet } from '../specifications/use-sheet.tsx';
import { AiStatus } from './ai-status.tsx';
import { announcement } from './announcement.ts';
import { CardSkeletons } from './card-skeleton.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { PanelHead } from './panel-head.tsx';
import { PanelFrame } from './panel-style.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import { shown } from './shown.ts';
import { useEscapeCloses } from './use-escape-closes.ts';
import type { EventNow } from './use-event-now.ts';
import { usePanelFocus } from './use-panel-focus.ts';

/** Section 2, Recommendations panel. */
export function Panel({ event, isGone }: EventNow) {
  const headingId = useId();
  const heading = usePanelFocus();
  useEscapeCloses();
  const { state, regenerate, cancel } = usePlanner(event);
  const { cards: three, marked, awaited } = shown(state, predefinedFor(event));
  const empty = three.length + awaited === 0;
  const kept = useKeptIdeas(event);
  const { cards, apart } = usePlaces(three, kept.ideas);
  const sheet = useSheet({ event, isGone }, cards);

  const ask = () => regenerate(apart.map(({ title }) => title));
  // The button that was pressed goes away: the heading is where one goes on from.
  const fromHeading = (act: () => void) => () => {
    heading.current?.focus();
    act();
  };
  const askFromHere = fromHeading(ask);

  return (
    <PanelFrame className={`${event.type} ${event.tone}`} aria-labelledby={headingId}>
      <PanelHead
        event={event}
        headingId={headingId}
        headingRef={heading}
        state={state}
        onGenerate={ask}
      />
      {isGone && <GoneNotice />}
      <p className="hidden" role="status">
        {announcement(state)}
      </p>
      {!empty && <AiStatus state={state} onRetry={askFromHere} onCancel={fromHeading(cancel)} />}
      {sheet.element}
      {empty ? (
        <div className="empty">
          <p>No hay recomendaciones disponibles</p>
          <Button variant="contained" onClick={askFromHere}>
            Generar Recomendaciones
          </Button>
        </div>
      ) : (
        <ul className="cards">
          {cards.map((card) => (
            <RecommendationCard
              key={`${card.tier} ${card.id}`}
              event={event}
              suggestion={card}
              kept={messageOf(kept.ideas, card)}
              isByAi={marked.some(({ tier }) => tier === card.tier)}
              onUse={sheet.open}
            />
          ))}
          <CardSkeletons count={awaited} />
        </ul>
      )}
      <KeptIdeas
        event={event}
        ideas={apart}
        kept={kept.ideas ?? []}
        onUse={sheet.open}
        onRetry={kept.retry}
      />
    </PanelFrame>
  );
}
