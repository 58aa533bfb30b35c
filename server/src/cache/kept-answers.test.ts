import { describe, expect, test } from '@jest/globals';
import { publish } from '../changes/publish.ts';
import { ENGINES } from '../testing/engines.ts';
import { useDatabase } from '../testing/use-database.ts';
import { keepAnswers } from './kept-answers.ts';

describe.each(ENGINES)('answers that are kept, on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);

  /** Answers how often it was asked to work. */
  const counter = () => {
    let times = 0;
    return () => Promise.resolve({ times: (times += 1) });
  };

  test('are worked out again once their topic changed, and for no other', async () => {
    const answer = keepAnswers<{ times: number }>(db(), 'calendar');
    const work = counter();
    const first = await answer('month', work);
    expect(first).toEqual({ times: 1 });
    await publish(db(), ['providers'], new Date());
    expect(await answer('month', work)).toEqual(first);
    await publish(db(), ['calendar'], new Date());
    const second = await answer('month', work);
    expect(second).toEqual({ times: 2 });
  });

  test('that follow from several topics are worked out again with a change of any', async () => {
    await publish(db(), ['calendar'], new Date());
    const answer = keepAnswers<{ times: number }>(db(), ['plans', 'calendar']);
    const work = counter();
    await answer('board', work);
    await publish(db(), ['plans'], new Date());
    expect(await answer('board', work)).toEqual({ times: 2 });
    await publish(db(), ['calendar'], new Date());
    expect(await answer('board', work)).toEqual({ times: 3 });
    await publish(db(), ['providers'], new Date());
    expect(await answer('board', work)).toEqual({ times: 3 });
  });

  test('are not those of another key', async () => {
    const answer = keepAnswers<{ times: number }>(db(), 'calendar');
    const work = counter();
    await answer('may', work);
    expect(await answer('june', work)).toEqual({ times: 2 });
    expect(await answer('may', work)).toEqual({ times: 1 });
  });

  test('are worked out once for all who ask at once', async () => {
    const answer = keepAnswers<{ times: number }>(db(), 'calendar');
    const work = counter();
    const all = await Promise.all(Array.from({ length: 8 }, () => answer('month', work)));
    expect(new Set(all.map(({ times }) => times))).toEqual(new Set([1]));
  });

  test('are not kept when they fail', async () => {
    const answer = keepAnswers<{ times: number }>(db(), 'calendar');
    await expect(answer('month', () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
    expect(await answer('month', counter())).toEqual({ times: 1 });
  });

  test('are not trusted for ever', async () => {
    let now = 0;
    const answer = keepAnswers<{ times: number }>(db(), 'calendar', () => now);
    const work = counter();
    await answer('month', work);
    now = 59_999;
    expect(await answer('month', work)).toEqual({ times: 1 });
    now = 60_000;
    expect(await answer('month', work)).toEqual({ times: 2 });
  });
});
