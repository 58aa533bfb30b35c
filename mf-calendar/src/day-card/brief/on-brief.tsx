import { OnDemand } from '../../on-demand/on-demand.tsx';
import type { ReactNode } from 'react';
import type * as briefModule from './brief.tsx';

const load = () => import(/* webpackChunkName: "crowded-day" */ './brief.tsx');

interface OnBriefProps {
  /** What is kept for it meanwhile, in CSS pixels. */
  readonly height: number;
  readonly children: (brief: typeof briefModule) => ReactNode;
}

/** What a crowded day is shown with, in the card and over the month. */
export const OnBrief = (props: OnBriefProps) => (
  <OnDemand
    name="crowded-day"
    load={load}
    failure="Los eventos de este día no se pudieron mostrar."
    {...props}
  />
);
