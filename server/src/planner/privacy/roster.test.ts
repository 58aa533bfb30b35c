import { storePeople } from '../../people/testing/person.ts';
import { ENGINES } from '../../testing/engines.ts';
import { useDatabase } from '../../testing/use-database.ts';
import { storedRoster } from './roster.ts';

describe.each(ENGINES)('the roster in %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);

  it('knows the words of people’s names, whatever their accents and case', async () => {
    await storePeople(db(), {
      one: { firstName: 'Nahir', lastName: 'Núñez de la Torre', preferredName: 'Naja' },
      other: { firstName: 'Brian', lastName: 'O’Connor' },
    });
    const texts = ["Asado con NUÑEZ, naja y O'Connor en la torre.", "Nahiré; d\\'x & | ! :*"];
    const { namesIn } = storedRoster(db());
    expect([...(await namesIn(texts))].toSorted()).toEqual(
      ['connor', 'la', 'naja', 'nunez', 'o', 'oconnor', 'torre'].toSorted(),
    );
    expect(await namesIn(['', '  '])).toEqual(new Set());
  });

  it('knows them written as one, and without an apostrophe', async () => {
    await storePeople(db(), {
      third: { firstName: 'Iván', lastName: 'D’Angelo' },
      fourth: { firstName: 'Uma', lastName: 'Ángel Oscuro' },
    });
    const texts = ['#VamosIvan, ivan1985, Dangelo; ocuro, dangel, luma'];
    expect([...(await storedRoster(db()).namesIn(texts))].toSorted()).toEqual(['dangelo', 'ivan']);
  });
});
