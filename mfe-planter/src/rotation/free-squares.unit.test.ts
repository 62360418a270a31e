import { freeSquares, freeWords } from './free-squares';

describe('TIM-3 squares that are free for a kind', () => {
  const advice = { squaresAgainst: (plantId: string) => (plantId === 'tomato' ? [{ x: 0, y: 0 }] : []) };
  const stands = [{ x: 1, y: 0, width: 1, height: 1 }];

  it('are soil on which nothing stands and no rule advises against it', () => {
    const bed = [
      [1, 1, 1],
      [1, 0, 1],
    ] as const;
    expect(freeSquares(bed, stands, 'tomato', advice)).toEqual([
      { x: 2, y: 0 },
      { x: 0, y: 1 },
      { x: 2, y: 1 },
    ]);
    expect(freeSquares(bed, stands, 'lettuce', advice)).toHaveLength(4);
  });

  it('are said in words', () => {
    const squares = Array.from({ length: 6 }, (_, x) => ({ x, y: 0 }));
    expect(freeWords(squares, 'Tomato')).toBe(
      '6 squares are free for Tomato: row 1, column 1; row 1, column 2; row 1, column 3; row 1, column 4; and 2 more.',
    );
    expect(freeWords(squares.slice(0, 1), 'Tomato')).toBe('1 square is free for Tomato: row 1, column 1.');
    expect(freeWords([], 'Tomato')).toBe('No square is free for Tomato this season.');
  });
});
