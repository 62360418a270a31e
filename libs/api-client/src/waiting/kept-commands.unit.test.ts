import * as contracts from '@planted/contracts';
import { callsThatCannotWait } from './calls-that-cannot-wait';
import { mayWait } from './kept-commands';

const commands = Object.values(contracts)
  .filter((value): value is contracts.Call<never, never> => typeof value === 'object' && 'path' in value)
  .filter(({ method, name }) => method !== 'GET' && !name.startsWith('fetch-'))
  .map(({ name }) => name);

describe('FLD-5 commands without a signal', () => {
  it('each wait, or are named with the reason why they cannot', () => {
    const left = commands.filter((name) => !mayWait(name, '{}'));
    expect(left.toSorted()).toEqual(Object.keys(callsThatCannotWait).toSorted());
    expect(commands.length - left.length).toBe(20);
  });

  it('wait with a change of plants, and not with one of the ground or the settings', () => {
    const act = (type: string) => JSON.stringify({ gardenId: 'bed', changes: [{ type }] });
    expect(['move', 'place', 'end'].map((type) => mayWait('change-layout', act(type)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['reshape', 'settings'].map((type) => mayWait('change-layout', act(type)))).toEqual([
      false,
      false,
    ]);
  });
});
