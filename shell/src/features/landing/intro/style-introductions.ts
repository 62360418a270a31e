/** What the introduction of a garden style says, in two screens (1 §2). */
export interface StyleIntroduction {
  readonly about: string;
  readonly suits: readonly string[];
  readonly begin: readonly { readonly title: string; readonly text: string }[];
}

/** By the style's scene. */
export const styleIntroductions: Readonly<Record<string, StyleIntroduction>> = {
  'in-ground': {
    about:
      'Plant straight into the ground you have. Roots can go as deep as they like, rain does much of the watering, and a new bed costs no more than a shovel.',
    suits: [
      'You have open ground with six hours of sun or more.',
      'You want long rows: potatoes, squash, corn, beans.',
      'You do not mind digging and weeding in the first year.',
    ],
    begin: [
      {
        title: 'Know your soil',
        text: 'Squeeze a moist handful: sand falls apart, clay holds together, and loam does a bit of both. The designer will ask which you have.',
      },
      { title: 'Start small', text: 'Draw one bed of about 4 by 8 feet, with a path on each side of it.' },
      {
        title: 'Feed it first',
        text: 'Spread two inches of compost and let the worms take it down before you sow.',
      },
    ],
  },
  'raised-bed': {
    about:
      'A wooden frame filled with soil you choose. It warms up early in spring, drains well after heavy rain, and is easy on your back.',
    suits: [
      'Your ground is heavy, stony or wet.',
      'You like neat beds that you never step on.',
      'You want an early start on salad greens, root vegetables and tomatoes.',
    ],
    begin: [
      {
        title: 'Mind your reach',
        text: 'Make a bed no wider than 4 feet, or 2 feet against a wall, so that your hand reaches the middle.',
      },
      {
        title: 'Give it depth',
        text: 'Ten inches of soil is enough for most vegetables; carrots and tomatoes do better with a foot.',
      },
      {
        title: 'Leave a path',
        text: 'Leave two feet between beds for a wheelbarrow. Keep those squares empty on the plan.',
      },
    ],
  },
  container: {
    about:
      'Every pot is its own little garden. Put pots where the sun is, move them as it moves, and bring them indoors before a frost.',
    suits: [
      'You have a balcony, stoop, patio or rooftop.',
      'You rent, or will move one day.',
      'You can water often: pots can dry out in a single summer day.',
    ],
    begin: [
      {
        title: 'Choose big pots',
        text: 'Herbs and lettuce need a 6-inch pot, peppers 12, tomatoes 14. A bigger pot forgives a missed watering.',
      },
      {
        title: 'Draw the pots',
        text: 'Each square is one square foot. A large tub fills one square; a trough fills two or three in a row.',
      },
      {
        title: 'Let them drain',
        text: 'Use pots with drainage holes, potting mix instead of garden soil, and a saucer on hot days.',
      },
    ],
  },
  indoor: {
    about:
      "A bright windowsill or a shelf under a grow light, green all year. It's warm, there's no frost, and dinner is within reach.",
    suits: [
      'You cook, and want fresh herbs in January.',
      'You have a south- or west-facing window, or room for a grow light.',
      'You like house plants that brighten the view.',
    ],
    begin: [
      {
        title: 'Follow the light',
        text: 'Herbs need a windowsill with six hours of bright light. Snake plants and pothos do well a few steps from the window.',
      },
      {
        title: 'Draw the sill',
        text: 'Draw a windowsill as one row of squares, and a shelf unit as one row per shelf.',
      },
      {
        title: 'Water by touch',
        text: 'Water when the top inch is dry. More house plants drown than die of thirst.',
      },
    ],
  },
  vertical: {
    about:
      'Planters, pockets and trellises turn a fence or wall into a garden. Climbers go up, trailers hang down, and the floor stays clear.',
    suits: [
      'You have more wall than ground.',
      'You grow peas, beans, cucumbers, strawberries or herbs.',
      'You can safely attach planters to a wall that will hold the weight.',
    ],
    begin: [
      {
        title: 'Check the wall',
        text: 'Wet soil is heavy: allow 15 pounds per foot of planter, and ask before you drill.',
      },
      {
        title: 'Draw it upright',
        text: 'Read the plan as the wall in front of you: each row of squares is one shelf.',
      },
      {
        title: 'Thirsty at the top',
        text: 'The upper rows dry out first and drip onto the lower ones. Put moisture lovers at the bottom.',
      },
    ],
  },
  hydroponic: {
    about:
      "Roots hang in moving water that carries their nutrients. There's no soil and no weeding, and lettuce is ready in about a month, any time of year.",
    suits: [
      'You like to measure, tinker and see quick results.',
      'You want leafy greens and herbs all year.',
      'You have a power outlet nearby and a little more to spend up front.',
    ],
    begin: [
      {
        title: 'Start with leafy greens',
        text: 'Lettuce, basil, chard and bok choy are forgiving for beginners. Save tomatoes for your second try.',
      },
      {
        title: 'Draw the channels',
        text: 'Draw each channel as a row of squares. Leave an empty row between channels so you can reach in.',
      },
      {
        title: 'Check twice a week',
        text: 'Keep the water slightly acidic (about pH 6), top it off, and change it every other week.',
      },
    ],
  },
};
