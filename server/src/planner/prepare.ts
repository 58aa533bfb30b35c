import type { PlannerRequest, Tone } from '@almanaque/shared-contracts/schemas';
import type { ProviderDirectory } from '../providers/directory.ts';
import { companyDay } from '../time/company-day.ts';
import { occasionOf, type HolidaysBetween } from './occasion.ts';
import { disguise, textsIn, type Disguise } from './privacy/privacy.ts';
import type { Roster } from './privacy/roster.ts';
import { promptFor, type Company, type Prompt } from './prompt.ts';
import { toneOf } from './tone.ts';

/** What the installation knows that goes into what is sent. */
export interface Preparation {
  /** As it is now: an administrator may change it. */
  readonly company: () => Promise<Company>;
  readonly timeZone: string;
  readonly providers: ProviderDirectory;
  readonly holidays: HolidaysBetween;
  readonly roster: Roster;
}

export interface Prepared {
  readonly prompt: Prompt;
  readonly tone: Tone;
  readonly providerIds: ReadonlySet<string>;
  readonly reveal: Disguise['reveal'];
}

/** All that leaves for a request: nothing else of it does. */
export async function preparePrompt(
  { company, timeZone, providers, holidays, roster }: Preparation,
  request: PlannerRequest,
  now: number,
): Promise<Prepared> {
  const { safe, reveal } = disguise(request, await roster.namesIn(textsIn(request)));
  const tone = toneOf(request);
  const { today } = companyDay(timeZone, now);
  const [known, where, occasion] = await Promise.all([
    providers.all(),
    company(),
    occasionOf(request, tone, today, holidays),
  ]);
  return {
    prompt: promptFor({ request, safe, tone, occasion, company: where, providers: known }),
    tone,
    providerIds: new Set(known.map(({ id }) => id)),
    reveal,
  };
}
