import { pointProps, usePoint } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { edition } from './edition.ts';
import { surveyPart } from './survey-part.tsx';

const given = pointProps({ event: 'text?', draft: 'draft' });

function AtTheEnd() {
  const { draft } = usePoint(given);
  const [asked, setAsked] = useState(0);
  return (
    <fieldset>
      <legend>Encuesta {edition()}</legend>
      <label>
        Pregunta sobre {draft.title || 'el evento'} <input />
      </label>
      {/* Without a type, as many write it: in a form it would send that. */}
      <button onClick={() => setAsked(asked + 1)}>Otra pregunta</button>
      <p>Preguntas: {asked}</p>
    </fieldset>
  );
}

export const { contractVersion, mount, Component } = surveyPart(AtTheEnd);
