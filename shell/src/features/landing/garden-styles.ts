export type Difficulty = 'Beginner' | 'Intermediate' | 'Advanced';

export interface GardenStyle {
  readonly name: string;
  readonly to: string;
  readonly scene: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly space: 'Small' | 'Medium' | 'Large';
  readonly cost: '$' | '$$' | '$$$';
}

/** The six styles with their tags (1 §2, table 'Garden style cards'). */
export const gardenStyles: readonly GardenStyle[] = [
  {
    name: 'In Ground Garden',
    to: '/in-ground-layout-page',
    scene: 'in-ground',
    description: 'Rows straight into the earth, with room for everything you want to grow.',
    difficulty: 'Beginner',
    space: 'Large',
    cost: '$',
  },
  {
    name: 'Raised Bed Garden',
    to: '/raised-bed-garden',
    scene: 'raised-bed',
    description: 'A tidy box of good soil that warms early and drains well.',
    difficulty: 'Beginner',
    space: 'Medium',
    cost: '$$',
  },
  {
    name: 'Container Garden',
    to: '/container-garden',
    scene: 'container',
    description: 'Pots on a patio, a step or a balcony. Move them as the sun moves.',
    difficulty: 'Beginner',
    space: 'Small',
    cost: '$',
  },
  {
    name: 'Indoor Garden',
    to: '/indoor-garden',
    scene: 'indoor',
    description: 'Herbs and house plants on a bright windowsill, all year round.',
    difficulty: 'Intermediate',
    space: 'Small',
    cost: '$$',
  },
  {
    name: 'Vertical Garden',
    to: '/vertical-garden',
    scene: 'vertical',
    description: 'Grow up a wall or a trellis when the ground runs out.',
    difficulty: 'Advanced',
    space: 'Small',
    cost: '$$',
  },
  {
    name: 'Hydroponic Garden',
    to: '/hydroponic-garden',
    scene: 'hydroponic',
    description: 'Fast greens in moving water, with no soil at all.',
    difficulty: 'Advanced',
    space: 'Medium',
    cost: '$$$',
  },
];
