import { betterOf, hasLost, isUnbeatable, optimize, SEARCH_CHAINS } from '../index';
import { companionInstance } from '../testing/companion-instance';

const found = (value: number, iterations: number, isBest = false, requested = 5) => ({
  score: { requested, value, isBest },
  iterations,
});

describe('the chains of a search', () => {
  const crowded = companionInstance({ width: 12, height: 10, kinds: 6, sides: [1, 1, 2, 3], fill: 0.85 }, 4);

  it('start from one layout and find plans of their own, each the same every time', () => {
    const plans = SEARCH_CHAINS.map((chain) => optimize(crowded, { iterations: 3_000 }, { chain }));
    const again = SEARCH_CHAINS.map((chain) => optimize(crowded, { iterations: 3_000 }, { chain }));
    expect(again).toEqual(plans);
    expect(plans[0]?.start).toEqual(plans[1]?.start);
    expect(plans[0]?.plants).not.toEqual(plans[1]?.plants);
    expect(optimize(crowded, { iterations: 3_000 })).toEqual(plans[0]);
  });

  it.each([
    ['that which is worth more', found(7, 10), found(8, 10), 1],
    ['that which places more of the requested plants', found(7, 10), found(8, 9, true, 4), 0],
    ['the first, where both are worth the same', found(8, 10), found(8, 9), 0],
    ['that which met the bound in fewer steps', found(8, 10, true), found(8, 9, true), 1],
    ['the first, where both met the bound in as many', found(8, 10, true), found(8, 10, true), 0],
  ])('give %s', (_which, first, second, better) => {
    expect(betterOf(first, second)).toBe([first, second][better]);
  });

  it('REA-9 give the plan with fewer faults, also where the other met the bound: only one without any is unbeatable', () => {
    const weighed = (value: number, merit: number, iterations: number, isBest = true) => {
      const plan = found(value, iterations, isBest);
      return { ...plan, score: { ...plan.score, merit } };
    };
    const [faulty, flawless] = [weighed(8, 7_000, 9), weighed(8, 8_000, 20)];
    expect(betterOf(faulty, flawless)).toBe(flawless);
    expect([faulty, flawless, found(8, 9, true)].map(({ score }) => isUnbeatable(score))).toEqual([
      false,
      true,
      true,
    ]);
    // What it gave up is paid for by fewer faults.
    expect(betterOf(faulty, weighed(7, 7_000 + 1, 20, false)).score.value).toBe(7);
  });

  it('have lost only where whatever they find cannot be the better plan', () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const)
      for (const steps of [9, 10, 11]) {
        const winner = found(8, 10, true);
        // The most that a chain can do: to meet the bound with its next step.
        const late = found(8, steps + 1, true);
        const better = first === 0 ? betterOf(winner, late) : betterOf(late, winner);
        if (hasLost(second, steps, first, 10)) expect(better).toBe(winner);
      }
    expect(hasLost(1, 10, 0, 10)).toBe(true);
    expect(hasLost(0, 10, 1, 10)).toBe(false);
    expect(hasLost(0, 11, 1, 10)).toBe(true);
  });
});
