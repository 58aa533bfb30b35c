import { pointProps, usePoint } from '@almanaque/shared-contracts';
import { QUESTION } from './contributions.ts';
import { edition } from './edition.ts';
import { surveyPart } from './survey-part.tsx';

const given = pointProps(QUESTION.props);

function Lunch() {
  const { about, votes } = usePoint(given);
  return (
    <p>
      {edition()}: ¿Cómo estuvo {about}? Votos: {votes}
    </p>
  );
}

export const { contractVersion, mount, Component } = surveyPart(Lunch);
