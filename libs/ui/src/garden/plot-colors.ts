import { hueDistance, oklchOf } from './oklch';

export interface PlotColor {
  /** The design token without its dashes. */
  readonly token: string;
  /** What a gardener reads in a color picker. */
  readonly name: string;
  /** '#rrggbb', the same in both themes. */
  readonly hex: string;
}

const named: readonly (readonly [name: string, hex: string])[] = [
  ['Radish', '#fb7188'],
  ['Blush', '#fdd1d5'],
  ['Clay rose', '#eca19b'],
  ['Terracotta', '#e68a58'],
  ['Apricot', '#ffbc64'],
  ['Straw', '#b4a381'],
  ['Ochre', '#bda434'],
  ['Oat', '#d4cba6'],
  ['Lemon', '#e9e64a'],
  ['Lime', '#aac62f'],
  ['Olive leaf', '#7e9e64'],
  ['Clover', '#43ac47'],
  ['Mint cream', '#baeeb9'],
  ['Sage', '#9ec1aa'],
  ['Spring', '#56eb9b'],
  ['Jade', '#37be95'],
  ['Aqua', '#5df9f4'],
  ['Teal', '#42a2ab'],
  ['Lagoon', '#2ecbec'],
  ['Ice', '#bce5f8'],
  ['Cornflower', '#7ba3f6'],
  ['Slate', '#aeb5d8'],
  ['Violet', '#b688fe'],
  ['Lilac', '#d3befd'],
  ['Mauve', '#ba99b1'],
  ['Orchid', '#f98ae0'],
];

/** The 26 colors that a plant can have in its plot; never used for any meaning of the interface. */
export const PLOT_COLORS: readonly PlotColor[] = named.map(([name, hex], at) => ({
  token: `p${at + 1}`,
  name,
  hex,
}));

export interface PlantInk {
  readonly plantName: string;
  /** 'leafy green', 'herb', … as the plant table says. */
  readonly plantType?: string;
  /** '#rrggbb' of the fruit, flower or root. */
  readonly accentColor?: string;
  /** '#rrggbb'. */
  readonly leafColor?: string;
}

/** Below this chroma a color has no hue to speak of: white flowers, cream roots. */
const COLORLESS = 0.05;

/**
 * The plot color a plant starts with: nearest in hue to what the gardener harvests (the leaf of leafy greens and of
 * herbs with white flowers, else the accent), light and clear ones first; without a known ink, chosen by the name.
 * A color in `taken` ('#rrggbb') is given again only when all 26 are. Pure.
 */
export function colorForPlant(plant: PlantInk, taken: Iterable<string> = []): string {
  const used = new Set([...taken].map((hex) => hex.toLowerCase()));
  const ranked = ranking(plant);
  return (ranked.find((color) => !used.has(color.hex)) ?? (ranked[0] as PlotColor)).hex;
}

function ranking(plant: PlantInk): readonly PlotColor[] {
  const ink = harvestedInk(plant);
  if (ink === undefined) {
    const start = hashOf(plant.plantName) % PLOT_COLORS.length;
    return [...PLOT_COLORS.slice(start), ...PLOT_COLORS.slice(0, start)];
  }
  const { hue } = oklchOf(ink);
  // The weights give tomato clay rose, carrot terracotta, marigold apricot, basil mint cream and lettuce lime.
  const distance = ({ hex }: PlotColor): number => {
    // A gardener chose it.
    if (hex === ink.toLowerCase()) return Number.NEGATIVE_INFINITY;
    const color = oklchOf(hex);
    return hueDistance(hue, color.hue) - 50 * color.lightness - 60 * color.chroma;
  };
  return PLOT_COLORS.toSorted((a, b) => distance(a) - distance(b));
}

function harvestedInk({ plantType, accentColor, leafColor }: PlantInk): string | undefined {
  if (plantType === 'leafy green') return leafColor ?? accentColor;
  if (plantType === 'herb' && accentColor && oklchOf(accentColor).chroma < COLORLESS)
    return leafColor ?? accentColor;
  return accentColor ?? leafColor;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
