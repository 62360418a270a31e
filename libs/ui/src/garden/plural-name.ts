/** Last words of plant names that gardeners count; of all others, such as kale and garlic, there is only a mass. */
const COUNTED: ReadonlySet<string> = new Set(
  (
    'apple artichoke aster banana bean beet begonia berry blackberry blackcurrant blueberry cabbage cantaloupe ' +
    'carrot cherry chickpea coneflower cranberry cucumber currant daffodil dahlia daylily eggplant elderberry fern ' +
    'fig flower geranium gooseberry gourd grape hollyhock hosta hydrangea iris leek lemon lily lime lupin marigold ' +
    'melon nasturtium olive onion orange palm pansy papaya parsnip pawpaw pea peach peanut pear peony pepper ' +
    'petunia pineapple plum pomegranate potato pumpkin radish raspberry rose rutabaga scallion shallot snapdragon ' +
    'soybean strawberry sunflower tomatillo tomato tulip turnip violet watermelon zinnia'
  ).split(' '),
);

/** The last word of a name as more than one plant is called in a sentence: 'beans' of Bush Bean, 'kale' of Curly Kale. */
export function pluralName(plantName: string): string {
  const word = plantName.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  if (!COUNTED.has(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sx]|[cs]h|[mt]ato)$/.test(word) ? `${word}es` : `${word}s`;
}
