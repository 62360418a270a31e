import { askedSentence, objectiveSentence } from './objective-sentence';

const searched = (isBest: boolean, badPairs: number, more: object = {}) => ({
  ...{ score: { isBest, value: 90 }, weighed: [], fillers: 0, staying: 0, ...more },
  analysis: { companion: { score: 0, goodPairs: 0, moderatePairs: 0, badPairs } },
});

describe('what is said of a plan', () => {
  it.each([
    [false, 3, 'Nothing better was found for planted area. 3 bad pairs remain.'],
    [false, 0, 'Nothing better was found for planted area.'],
    [true, 1, 'Nothing better exists for planted area. 1 bad pair remains.'],
  ])(
    'AUTO-1 leaves open what the objective does not see (proven: %s, bad pairs: %i)',
    (isBest, bad, said) => {
      expect(objectiveSentence('maximize-yield', searched(isBest, bad))).toBe(said);
    },
  );

  it.each([
    [{ startValue: 95 }, 'Nothing better was found for planted area with as many of your plants.'],
    [{ startValue: 90 }, 'Nothing better was found for planted area.'],
    [{ staying: 2 }, 'Nothing better was found for planted area around the plants that stay.'],
    [{ fillers: 3 }, 'Nothing better was found for planted area, not counting plants that only fill gaps.'],
    [
      { startValue: 95, score: { isBest: false, value: 90, traded: 7 } },
      'Nothing better was found for planted area beside what else was weighed.',
    ],
  ])('AUTO-1 says for which plans that holds (%j)', (more, said) => {
    expect(objectiveSentence('maximize-yield', searched(false, 0, more))).toBe(said);
  });

  it('REA-9 names what else is still open, neighbors as pairs', () => {
    const weighed = (['north', 'neighbors', 'reach', 'block'] as const).map((name) => ({
      ...{ name, text: '' },
      state: name === 'block' ? ('kept' as const) : ('open' as const),
    }));
    expect(objectiveSentence('maximize-yield', searched(true, 2, { weighed }))).toBe(
      'Nothing better exists for planted area. 2 bad pairs remain. Still open: tall to the north and within reach.',
    );
  });

  it('REA-9 says of bad neighbors that none touch where that was weighed, and nothing of those that stay', () => {
    const weighed = [{ name: 'neighbors', state: 'kept', text: 'no bad pair side by side' }];
    const said = (bad: number, more: object = {}) =>
      objectiveSentence('companion-planting', searched(true, bad, { weighed, ...more }));
    expect(said(9)).toMatch(/combined\. 9 bad pairs remain within 3 ft, none of them side by side\.$/);
    expect(said(0)).toMatch(/combined\.$/);
    expect(said(9, { staying: 2 })).toMatch(/ 9 bad pairs remain\.$/);
  });

  it('AUTO-1 begins with how many of the requested plants stand, and names those that do not', () => {
    expect(askedSentence({ placed: 51, asked: 51 }, [])).toBe('All 51 stand.');
    expect(askedSentence({ placed: 49, asked: 51 }, [{ name: 'Cabbage', plants: 2 }])).toBe(
      '49 of 51 asked: 2 Cabbage found no room.',
    );
    const lost = [
      { name: 'Cabbage', plants: 2 },
      { name: 'Beet', plants: 1 },
      { name: 'Corn', plants: 4 },
    ];
    expect(askedSentence({ placed: 44, asked: 51 }, lost)).toBe(
      '44 of 51 asked: 2 Cabbage, 1 Beet, and 4 Corn found no room.',
    );
    expect(askedSentence({ placed: 0, asked: 0 }, [])).toBe('');
  });
});
