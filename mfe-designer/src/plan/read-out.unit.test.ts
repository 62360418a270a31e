import { draw } from '../testing/picture';
import { placeBeside, readOutWords } from './read-out';

describe('the label at the pointer', () => {
  const design = draw(`
    AA...
    A..##
    ....#
  `);

  it('DES-5 shows area, plants and size of the plot or the soil under it, and which cell it is', () => {
    expect(readOutWords({ design }, 0)).toEqual(['3 ft² · 1 large plant', "2' x 2' · row 1, column 1"]);
    expect(readOutWords({ design }, 9)).toEqual(['3 ft² · 1 large plant', "2' x 2' · row 2, column 5"]);
    expect(readOutWords({ design }, 2)).toEqual(['0 ft² · 0 large plants', 'row 1, column 3']);
  });

  it('shows the block that is carried, wherever it is held', () => {
    const lifted = { cells: [8, 9, 14], offset: { dx: -3, dy: 0 }, problem: undefined };
    expect(readOutWords({ design, lifted }, 6)[1]).toBe("2' x 2' · row 2, column 2");
  });

  it('stands below the pointer, above a finger, and on the other side where there is no room', () => {
    const box = { width: 600, height: 400 };
    expect(placeBeside({ x: 100, y: 100 }, false, box)).toEqual({ left: 114, top: 114 });
    expect(placeBeside({ x: 100, y: 200 }, true, box)).toEqual({ left: 114, top: 106 });
    expect(placeBeside({ x: 100, y: 60 }, true, box)).toEqual({ left: 114, top: 100 });
    expect(placeBeside({ x: 590, y: 390 }, false, box)).toEqual({ left: 376, top: 322 });
    expect(placeBeside({ x: 100, y: 60 }, false, { width: 250, height: 400 })).toEqual({ left: 0, top: 74 });
  });
});
