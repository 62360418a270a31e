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
      'You plant straight into the earth that is there. Roots go as deep as they like, rain does much of the watering, and a new bed costs no more than a spade.',
    suits: [
      'You have open ground with six hours of sun or more.',
      'You want long rows: potatoes, squash, corn, beans.',
      'You do not mind digging and weeding in the first year.',
    ],
    begin: [
      {
        title: 'Know your soil',
        text: 'Squeeze a moist handful: sand falls apart, clay stays a sausage, loam does a little of both. The plan asks you which it is.',
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
      'A frame of boards, filled with soil that you choose. It warms early in spring, drains after heavy rain, and spares your back.',
    suits: [
      'Your ground is heavy, stony or wet.',
      'You like neat beds that you never step on.',
      'You want an early start with salads, roots and tomatoes.',
    ],
    begin: [
      {
        title: 'Mind your reach',
        text: 'Make a bed no wider than 4 feet, or 2 feet against a wall, so that your hand reaches the middle.',
      },
      {
        title: 'Give it depth',
        text: 'Ten inches grow most vegetables; carrots and tomatoes thank you for a foot.',
      },
      {
        title: 'Leave a path',
        text: 'Two feet between the beds let a wheelbarrow through. Leave them empty on the plan.',
      },
    ],
  },
  container: {
    about:
      'Every pot is a garden of its own. Pots stand where the sun is, move when it moves, and come indoors when frost is near.',
    suits: [
      'You have a balcony, a step, a patio or a flat roof.',
      'You rent, or will move one day.',
      'You are there to water: pots dry out in a day of summer.',
    ],
    begin: [
      {
        title: 'Choose big pots',
        text: 'Herbs and lettuce live in 6 inches, peppers need 12, a tomato 14. A bigger pot forgives a missed watering.',
      },
      {
        title: 'Draw the pots',
        text: 'One square is one foot: a large tub fills a square, a trough two or three in a row.',
      },
      {
        title: 'Let them drain',
        text: 'A hole in the bottom, potting mix instead of garden soil, and a saucer for hot days.',
      },
    ],
  },
  indoor: {
    about:
      'A bright sill or a shelf under a lamp, green the whole year. The air is warm, the frost stays out, and dinner is one arm away.',
    suits: [
      'You cook, and want fresh herbs in January.',
      'You have a window to the south or west, or room for a lamp.',
      'You like house plants that clean the view.',
    ],
    begin: [
      {
        title: 'Follow the light',
        text: 'Herbs want a sill with six bright hours. Snake plant and pothos live well a few steps from the window.',
      },
      { title: 'Draw the sill', text: 'A sill is a single row of squares; a shelf is a row for each board.' },
      {
        title: 'Water by touch',
        text: 'Water when the top inch is dry. More house plants drown than die of thirst.',
      },
    ],
  },
  vertical: {
    about:
      'Troughs, pockets and trellises turn a fence or a wall into a bed. What climbs goes up, what trails hangs down, and the floor stays free.',
    suits: [
      'You have more wall than ground.',
      'You grow peas, beans, cucumbers, strawberries or herbs.',
      'You can fix things safely to a wall that carries them.',
    ],
    begin: [
      {
        title: 'Try the wall',
        text: 'Wet soil is heavy: reckon with 15 pounds for each foot of a trough, and ask before you drill.',
      },
      {
        title: 'Draw it standing',
        text: 'Read the plan as the wall in front of you: each row of squares is one shelf.',
      },
      {
        title: 'Thirsty at the top',
        text: 'The upper rows dry first and drip on the lower. Put what likes it damp at the bottom.',
      },
    ],
  },
  hydroponic: {
    about:
      'Roots hang in moving water that carries their food. No soil and no weeds: lettuce is ready in about a month, and in any month.',
    suits: [
      'You like to measure, tinker and see quick results.',
      'You want leafy greens and herbs the whole year.',
      'You have a socket near, and a little more to spend at the start.',
    ],
    begin: [
      {
        title: 'Begin with leaves',
        text: 'Lettuce, basil, chard and pak choi forgive a beginner. Tomatoes can wait for the second try.',
      },
      {
        title: 'Draw the channels',
        text: 'Each channel is a row of squares; leave a row free between them for your hands.',
      },
      {
        title: 'Check twice a week',
        text: 'Keep the water mildly acid, about pH 6, top it up, and change it every other week.',
      },
    ],
  },
};
