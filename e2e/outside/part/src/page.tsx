import { Contributions } from '@almanaque/ui';
import { QUESTION } from './contributions.ts';
import { edition } from './edition.ts';
import { surveyPart } from './survey-part.tsx';
import { countVotes } from './votes.ts';

function Page() {
  return (
    <section aria-label="Encuestas">
      <h1>Encuestas {edition()}</h1>
      <Contributions point={QUESTION} props={{ about: 'el almuerzo', votes: countVotes() }} />
    </section>
  );
}

export const { contractVersion, mount, Component } = surveyPart(Page);
