import { acceptSome, planChange } from './index';
import type { PlannedPlant } from './result';

const planned = (plantId: string, x: number, width = 1): PlannedPlant => ({
  plantId,
  plantName: plantId,
  role: 'chosen',
  x,
  y: 0,
  width,
  height: 1,
});

describe('the change that a plan makes', () => {
  const before = [planned('carrot', 0), planned('dill', 1), planned('leek', 2)];
  const after = [planned('carrot', 0), planned('squash', 1, 2)];

  it('AUTO-1 tells what is kept, added and removed', () => {
    const { kept, added, removed } = planChange(before, after);
    expect(kept.map(({ after: { plantId } }) => plantId)).toEqual(['carrot']);
    expect(added.map(({ plantId }) => plantId)).toEqual(['squash']);
    expect(removed.map(({ plantId }) => plantId)).toEqual(['dill', 'leek']);
  });

  it('AUTO-1 is accepted as a whole, or not at all', () => {
    const change = planChange(before, after);
    expect(acceptSome(change, () => true).map(({ plantId }) => plantId)).toEqual(['carrot', 'squash']);
    expect(acceptSome(change, () => false).map(({ plantId }) => plantId)).toEqual(['carrot', 'dill', 'leek']);
  });

  it('AUTO-4 is accepted in part, where what stays leaves room', () => {
    const change = planChange(before, after);
    const some = acceptSome(change, ({ plantId }) => plantId !== 'leek');
    expect(some.map(({ plantId }) => plantId)).toEqual(['carrot', 'leek']);
  });
});
