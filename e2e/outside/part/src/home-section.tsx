import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { edition } from './edition.ts';
import { surveyPart } from './survey-part.tsx';
import { countVotes, vote } from './votes.ts';

function Today() {
  const [votes, setVotes] = useState(countVotes);
  return (
    <section aria-label="Encuesta de hoy">
      <h3>Encuesta {edition()}</h3>
      <Button type="button" onClick={() => setVotes(vote())}>
        Votar
      </Button>
      <p>Votos: {votes}</p>
    </section>
  );
}

export const { contractVersion, mount, Component } = surveyPart(Today);
