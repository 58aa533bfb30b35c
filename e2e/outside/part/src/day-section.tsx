import { pointProps, usePoint } from '@almanaque/shared-contracts';
import { edition } from './edition.ts';
import { surveyPart } from './survey-part.tsx';

const given = pointProps({ event: 'event' });

function OfTheDay() {
  const { event } = usePoint(given);
  return (
    <p>
      Encuesta {edition()} sobre {event.title}
    </p>
  );
}

export const { contractVersion, mount, Component } = surveyPart(OfTheDay);
