import { placeNotes } from './note-places';

const late = { text: 'Too late to ripen', isBad: true };
const overdue = { text: 'Overdue since May 10', isBad: true };
const moved = { text: '6 days later', isBad: false };
const free = { text: 'free from Aug 2', isBad: false };

describe('the words beside the bars of a planting', () => {
  it('stand left and right of them where there is room', () => {
    expect(placeNotes({ start: 40, end: 60 }, 900, moved, free)).toEqual([
      { side: 'left', ...moved },
      { side: 'right', ...free },
    ]);
  });

  it('SEA-5 go to the other side at an edge, both in one line', () => {
    expect(placeNotes({ start: 70, end: 98 }, 900, undefined, late)).toEqual([{ side: 'left', ...late }]);
    expect(placeNotes({ start: 70, end: 130 }, 900, overdue, late)).toEqual([
      { side: 'left', text: 'Overdue since May 10 · Too late to ripen', isBad: true },
    ]);
    expect(placeNotes({ start: 2, end: 50 }, 900, moved, free)).toEqual([
      { side: 'right', text: '6 days later · free from Aug 2', isBad: false },
    ]);
  });

  it('SEA-5 stand over the bars where neither side has room, if they are bad; else the bars say it alone', () => {
    expect(placeNotes({ start: -5, end: 110 }, 500, moved, late)).toEqual([{ side: 'over', ...late }]);
    expect(placeNotes({ start: 3, end: 97 }, 500, moved, free)).toEqual([]);
  });
});
