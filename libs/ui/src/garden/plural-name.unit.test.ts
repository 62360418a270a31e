import { pluralName } from './plural-name';

it.each([
  ['Bush Bean', 'beans'],
  ['Snap Pea', 'peas'],
  ['Cherry Tomato', 'tomatoes'],
  ['Sweet Potato', 'potatoes'],
  ['Strawberry', 'strawberries'],
  ['Radish', 'radishes'],
  ['Peach', 'peaches'],
  ['Peony', 'peonies'],
  ['Tomatillo', 'tomatillos'],
  ['Curly Kale', 'kale'],
  ['Leaf Lettuce', 'lettuce'],
  ['Brussels Sprouts', 'sprouts'],
])('%s is called %s where there are several', (name, plural) => {
  expect(pluralName(name)).toBe(plural);
});
