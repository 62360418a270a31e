import { type Defect, simulateGarden } from './testing/simulated-garden';

const COMMANDS = 10_000;
const SIMULATIONS = 10;
const NOTHING = { lost: 0, doubled: 0, reordered: 0, wrong: 0, atOnce: 0, takenBackAndDone: 0 };

describe('FLD-6 commands over a network that is cut, by pages that are closed in the middle', () => {
  it('are each done once, in order, with the time at which they happened, by their own gardener', async () => {
    for (let seed = 1; seed <= SIMULATIONS; seed += 1) {
      const { kept, ...findings } = await simulateGarden(seed, COMMANDS / SIMULATIONS);
      expect({ seed, ...findings }).toEqual({ seed, ...NOTHING });
      expect(kept).toBe(COMMANDS / SIMULATIONS);
    }
  });

  it.each<[Defect, (keyof typeof NOTHING)[]]>([
    ['a new key for each try', ['doubled']],
    ['two tabs at once', ['atOnce']],
    ['an answer that never came', ['lost']],
    ['the last first', ['reordered']],
  ])('would be found by the simulation if they had %s', async (defect, kinds) => {
    const findings = await simulateGarden(1, 300, defect);
    for (const kind of kinds) expect(findings[kind]).toBeGreaterThan(0);
  });
});
