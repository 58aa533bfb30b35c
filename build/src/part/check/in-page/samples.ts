import { addDays, todayIn } from '@almanaque/shared-contracts';
import type { Offer } from '@almanaque/shared-contracts/contributions';
import { companyEvent, recommendation } from '@almanaque/shared-contracts/testing';

export type Props = Offer['props'];
type Kind = Exclude<Props[string], `${string}?`>;

/** `daysOn`: how many days after today. */
export const sampleEvent = (daysOn = 0) =>
  companyEvent({
    date: addDays(todayIn('America/Argentina/Buenos_Aires'), daysOn),
    title: 'Una fecha de muestra',
  });

/** A value of each kind that there is. One that is left out does not compile. */
const SAMPLES: Readonly<Record<Kind, (place: number) => unknown>> = {
  text: () => 'Una muestra',
  number: () => 1,
  boolean: () => true,
  date: (place) => sampleEvent(place).date,
  event: sampleEvent,
  events: (place) => [sampleEvent(place), sampleEvent(place + 1)],
  draft: sampleEvent,
  recommendation: () => recommendation('low'),
};

/**
 * What a point that hands over `props` gives to whatever stands there. Each date is of a day of its own:
 * what tells a change from one to another has one to tell.
 */
export const samplesOf = (props: Props): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(props).map(([name, kind], place) => [
      name,
      SAMPLES[kind.replace('?', '') as Kind](place),
    ]),
  );
