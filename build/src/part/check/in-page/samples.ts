import { todayIn } from '@almanaque/shared-contracts';
import type { Offer } from '@almanaque/shared-contracts/contributions';
import { companyEvent, recommendation } from '@almanaque/shared-contracts/testing';

export type Props = Offer['props'];
type Kind = Exclude<Props[string], `${string}?`>;

export const sampleEvent = () =>
  companyEvent({
    date: todayIn('America/Argentina/Buenos_Aires'),
    title: 'Una fecha de muestra',
  });

/** A value of each kind that there is. One that is left out does not compile. */
const SAMPLES: Readonly<Record<Kind, () => unknown>> = {
  text: () => 'Una muestra',
  number: () => 1,
  boolean: () => true,
  date: () => sampleEvent().date,
  event: sampleEvent,
  draft: sampleEvent,
  recommendation: () => recommendation('low'),
};

/** What a point that hands over `props` gives to whatever stands there. */
export const samplesOf = (props: Props): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(props).map(([name, kind]) => [name, SAMPLES[kind.replace('?', '') as Kind]()]),
  );
