import { runAutoPlanting } from '../index';
import { bed, input, plant, related } from '../testing/gardens';

describe('the reasons of a plan', () => {
  it('AUTO-1 name the neighbors, why they help, how far bad ones are, and how well it is known', () => {
    const relations = related(
      [
        'tomato',
        'basil',
        'good',
        { reason: 'repels whiteflies', evidence: 'observed', measured: 'on-relative' },
      ],
      ['tomato', 'fennel', 'bad', { reason: 'stunts it', evidence: 'tradition' }],
    );
    const kept = [
      { x: 0, y: 0, width: 1, height: 1, plantId: 'basil', plantName: 'Basil' },
      { x: 0, y: 1, width: 1, height: 1, plantId: 'basil', plantName: 'Basil' },
      { x: 4, y: 0, width: 1, height: 1, plantId: 'fennel', plantName: 'Fennel' },
    ];
    const plants = [plant('tomato', 1)];
    const { reasons } = runAutoPlanting(
      input({ algorithm: 'companion-planting', matrix: bed(5, 2), plants, relations, kept }),
    );
    expect(reasons).toEqual([
      {
        text: 'beside 2 Basil: repels whiteflies; 3 ft from Fennel: stunts it',
        terms: [
          {
            about: 'companion',
            text: 'beside 2 Basil: repels whiteflies',
            points: 20,
            evidence: 'observed',
            measured: 'on-relative',
          },
          { about: 'companion', text: '3 ft from Fennel: stunts it', points: -5, evidence: 'tradition' },
        ],
      },
    ]);
  });

  it('AUTO-1 say that a bad companion is out of reach', () => {
    const relations = related(['tomato', 'fennel', 'bad']);
    const kept = [{ x: 5, y: 0, width: 1, height: 1, plantId: 'fennel', plantName: 'Fennel' }];
    const { reasons } = runAutoPlanting(
      input({
        algorithm: 'companion-planting',
        matrix: bed(6, 1),
        plants: [plant('tomato', 1)],
        relations,
        kept,
      }),
    );
    expect(reasons[0]?.text).toBe('5 ft from Fennel, far enough from a bad companion');
  });

  it('AUTO-1 tell each algorithm’s own terms', () => {
    const plants = [
      plant('dill', 1, { isPollinatorFriendly: true, isPestControl: true }),
      plant('carrot', 1, { width: 2 }),
    ];
    const textsOf = (algorithm: Parameters<typeof input>[0]['algorithm']) =>
      runAutoPlanting(input({ algorithm, plants })).reasons.map(({ text }) => text);
    expect(textsOf('maximize-yield')).toContain('needs 2 × 2 ft and fits here');
    expect(textsOf('pollinator-friendly')).toContain(
      'adds 1 ft² of pollinator plants, of which 5 ft² are the target',
    );
    expect(textsOf('organic-pest-control')).toContain('protects plants within 8 ft');
    expect(textsOf('water-efficiency')[0]).toMatch(
      /^water score 17; \d of its \d ft along other plants share a watering zone$/,
    );
  });
});
