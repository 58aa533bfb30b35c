import { type AiAgreement } from '@almanaque/api';
import { addDays, type PlannerRequest } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { companyDay } from '../../time/company-day.ts';
import { preparePrompt, type Preparation } from '../prepare.ts';

/** Of somebody on the roster, where there is one: whoever agrees sees what happens with a name they know. */
async function somebody(database: Database): Promise<{ first: string; full: string }> {
  const row = await database
    .selectFrom('people')
    .select(['first_name', 'last_name'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const { first_name: first, last_name: last } = row ?? { first_name: 'Juana', last_name: 'Pérez' };
  return { first, full: [first, last].filter(Boolean).join(' ') };
}

/** What is sent of an event that has all that must not leave, made as for any request. */
export async function exampleOf(
  database: Database,
  preparation: Preparation,
  now: number,
): Promise<NonNullable<AiAgreement['example']>> {
  const { first, full } = await somebody(database);
  const title = `Almuerzo con ${full}`;
  const text = `${first} cumple 60 años, nació en 1966. Confirmar al 11-5555-4444 o a mesa@empresa.com.ar; DNI 34.567.890.`;
  const request: PlannerRequest = {
    eventType: 'personalizado',
    eventTitle: title,
    eventDescription: `Evento corporativo: ${title}`,
    eventDate: addDays(companyDay(preparation.timeZone, now).today, 7),
    eventDetails: { text, place: `Casa de ${first}` },
  };
  const { prompt } = await preparePrompt(preparation, request, now);
  return {
    written: `${title}. ${text} Lugar: Casa de ${first}.`,
    sent: prompt.user,
    instructions: prompt.system,
  };
}
