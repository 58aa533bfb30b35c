import { randomFrom, shuffled } from './random.ts';

const SEED = 6;

/**
 * Measures everyone once a round, so that what slows the machine for a while slows them all, and in
 * another order each round, so that nobody always comes after the same neighbour.
 * @returns what was measured of each, in the order of the rounds.
 */
export async function interleaved<Contestant, Measured>(
  contestants: readonly Contestant[],
  rounds: number,
  measure: (contestant: Contestant, round: number) => Promise<Measured>,
): Promise<Map<Contestant, Measured[]>> {
  const random = randomFrom(SEED);
  const measured = new Map<Contestant, Measured[]>(contestants.map((one) => [one, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of shuffled(contestants, random)) {
      const result = await measure(contestant, round);
      measured.get(contestant)?.push(result);
    }
  }
  return measured;
}
