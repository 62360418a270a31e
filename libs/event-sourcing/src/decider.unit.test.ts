import { specify } from './testing/given-when-then';
import { added, LIMIT, tally } from './testing/tally';

const add = (amount: number) => ({ type: 'Add' as const, amount });

describe('the language of specifications', () => {
  it('says what is decided over which past', () => {
    specify(tally).when(add(1)).thenEvents(added(1));
    specify(tally).given(added(1), added(2)).thenState(3);
    specify(tally).given(added(1)).when(add(2)).thenState(3);
    specify(tally).given(added(LIMIT)).when(add(1)).thenRefused({ code: 'limit-reached', limit: LIMIT });
    specify(tally).given(added(LIMIT)).when(add(0)).thenNothing();
  });

  it('fails when something else is decided', () => {
    expect(() => specify(tally).when(add(1)).thenEvents(added(2))).toThrow();
    expect(() => specify(tally).when(add(1)).thenNothing()).toThrow();
    expect(() => specify(tally).when(add(1)).thenRefused({ code: 'limit-reached', limit: LIMIT })).toThrow();
    expect(() => specify(tally).given(added(1)).thenState(2)).toThrow();
  });
});
