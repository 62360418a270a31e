import { badgeState } from './badge-state';

describe('the badge of a garden card', () => {
  it.each([
    [false, false, 'Begin planting', 'Start!'],
    [false, true, 'Selecting Veggies', undefined],
    [true, false, 'Plants Selected', 'Ready to Plant!'],
    [true, true, 'Planting Garden', 'Finish Garden'],
  ])('PLT-1 with plants chosen: %s and selected: %s reads %s', (isChosen, isSelected, label, hover) => {
    const state = badgeState({ isChosen, isSelected, isSaved: false });
    expect([state.label, state.hover]).toEqual([label, hover]);
  });

  it('PLT-1 reads Garden Finalized! once saved, whatever else', () => {
    for (const isSelected of [true, false])
      expect(badgeState({ isChosen: true, isSelected, isSaved: true })).toMatchObject({
        label: 'Garden Finalized!',
      });
  });
});
