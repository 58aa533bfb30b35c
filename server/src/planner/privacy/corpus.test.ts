import { sql } from 'kysely';
import { engineOf } from '../../db/engine.ts';
import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useDatabase } from '../../testing/use-database.ts';
import { disguise, textsIn } from './privacy.ts';
import { storedRoster } from './roster.ts';
import { chanceFrom, somebody } from './testing/people.ts';
import { sentenceAbout } from './testing/sentences.ts';

const PEOPLE = 2_000;
const SENTENCES = 5_000;
const AT_A_TIME = 20;

/** Join names, and stand in every sentence: they tell nobody. */
const PARTICLES = new Set('de la del los las di von san y mas su lee'.split(' '));

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** 'el 9 de julio' names no Julio. */
const withoutDates = (text: string): string => text.replace(/\d+ de julio/g, '');

describe.each(ENGINES)('5,000 sentences about 2,000 people in %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);

  it('no name, age or paper leaves, and under 2 % of the harmless words are hidden', async () => {
    const chance = chanceFrom(20261123);
    const people = Array.from({ length: PEOPLE }, () => somebody(chance));
    await storePeople(db(), Object.fromEntries(people.map((person, n) => [`p${n}`, person])));
    // As PostgreSQL does by itself after a while: until then it reads all names.
    if (engineOf(db()) === 'postgres') await sql`analyze people`.execute(db());
    const roster = storedRoster(db());
    const named = new Set(
      people.flatMap(({ firstName, lastName, preferredName }) =>
        wordsOf(`${firstName} ${lastName} ${preferredName ?? ''}`),
      ),
    );
    const leaks: string[] = [];
    const hidden = new Map<string, number>();
    let harmless = 0;
    const look = async (written: ReturnType<typeof sentenceAbout>, n: number) => {
      const { text, names, secrets, ...sentence } = written;
      const asked = {
        eventTitle: 'Novedades',
        eventDescription: '',
        eventType: 'personalizado',
        // Each place where a person may write.
        ...(n % 3 === 0 ? { eventTitle: text } : {}),
        ...(n % 3 === 1 ? { eventDescription: `Evento corporativo: ${text}` } : {}),
        ...(n % 3 === 2 ? { eventDetails: { text, place: '' } } : {}),
      } as const;
      const { safe } = disguise(asked, await roster.namesIn(textsIn(asked)));
      const sent = n % 3 === 0 ? safe.title : n % 3 === 1 ? safe.description : (safe.text ?? '');
      const left = wordsOf(withoutDates(sent));
      const tells = (word: string) => word.length > 1 && !PARTICLES.has(word);
      const out = [
        ...left.filter((word) => tells(word) && named.has(word)),
        ...names.flatMap(wordsOf).filter((word) => tells(word) && left.includes(word)),
        ...secrets.filter((secret) => sent.includes(secret)),
      ];
      if (out.length > 0) leaks.push(`${out.join(', ')} | ${text} | ${sent}`);
      const there = wordsOf(sent);
      for (const word of sentence.harmless.flatMap(wordsOf)) {
        harmless += 1;
        const at = there.indexOf(word);
        if (at < 0) hidden.set(word, (hidden.get(word) ?? 0) + 1);
        else there.splice(at, 1);
      }
    };
    const sentences = Array.from({ length: SENTENCES }, () => sentenceAbout(chance, people));
    // Several at a time, as of several askers: one by one, most of the time is waiting for the database.
    for (let at = 0; at < SENTENCES; at += AT_A_TIME) {
      const some = sentences.slice(at, at + AT_A_TIME);
      await Promise.all(some.map((written, index) => look(written, at + index)));
    }
    const share = [...hidden.values()].reduce((sum, count) => sum + count, 0) / harmless;
    expect(leaks).toEqual([]);
    expect(share).toBeLessThan(0.02);
  });
});
