import { pointProps, usePoint } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { edition } from './edition.ts';
import { surveyPart } from './survey-part.tsx';

const given = pointProps({ event: 'event', recommendation: 'recommendation' });

function Ask() {
  const { recommendation } = usePoint(given);
  return (
    <Button type="button" title={recommendation.title}>
      Encuestar {edition()}
    </Button>
  );
}

export const { contractVersion, mount, Component } = surveyPart(Ask);
