/**
 * What stands in for the product's two typefaces while their files are on the way: a font that the system has, drawn at
 * such a size and on such lines that the words take the same room, so that nothing moves when the real one comes.
 *
 * Metrics in font units, from @capsizecss/metrics 4.3.0, DejaVu's by @capsizecss/unpack 4 from DejaVu 2.37 (`xWidthAvg`:
 * mean width of a letter in Latin text). The formula is that of @capsizecss/core's createFontStack.
 */

/**
 * @typedef {object} Metrics
 * @property {number} ascent
 * @property {number} descent
 * @property {number} lineGap
 * @property {number} unitsPerEm
 * @property {number} xWidthAvg
 *
 * @typedef {Pick<Metrics, 'unitsPerEm' | 'xWidthAvg'> & { names: readonly string[] }} LocalFont
 *   names: those that local() may know it by, and fonts made to its measures
 */

/** @type {Record<'text' | 'boldText' | 'display', Metrics>} */
const OURS = {
  text: { ascent: 1024, descent: 400, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 418 },
  // SemiBold: what the product sets its labels and buttons in.
  boldText: { ascent: 1024, descent: 400, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 431 },
  display: { ascent: 1046, descent: 366, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 511 },
};

/** @satisfies {Record<string, LocalFont>} */
const LOCAL = {
  // macOS, iOS, Windows; on Linux fonts of the same measures.
  arial: { names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'], unitsPerEm: 2048, xWidthAvg: 913 },
  arialBold: {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    unitsPerEm: 2048,
    xWidthAvg: 983,
  },
  // Android.
  roboto: { names: ['Roboto', 'Roboto-Regular'], unitsPerEm: 2048, xWidthAvg: 911 },
  robotoBold: { names: ['Roboto Bold', 'Roboto-Bold'], unitsPerEm: 2048, xWidthAvg: 926 },
  georgia: { names: ['Georgia'], unitsPerEm: 2048, xWidthAvg: 913 },
  notoSerif: { names: ['Noto Serif', 'NotoSerif-Regular'], unitsPerEm: 1000, xWidthAvg: 481 },
  times: {
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    unitsPerEm: 2048,
    xWidthAvg: 832,
  },
  // Linux with nothing but its first fonts.
  dejaVu: { names: ['DejaVu Sans', 'DejaVuSans'], unitsPerEm: 2048, xWidthAvg: 1041 },
  dejaVuBold: { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], unitsPerEm: 2048, xWidthAvg: 1176 },
  dejaVuSerif: { names: ['DejaVu Serif', 'DejaVuSerif'], unitsPerEm: 2048, xWidthAvg: 1058 },
};

const REGULAR = '200 549';
const BOLD = '550 900';
const ANY = '200 900';

/** Family names as --font-text and --font-display list them; a family whose fonts are missing is passed over. */
const FACES = [
  { family: 'Text by Arial', weight: REGULAR, ours: OURS.text, local: LOCAL.arial },
  { family: 'Text by Arial', weight: BOLD, ours: OURS.boldText, local: LOCAL.arialBold },
  { family: 'Text by Roboto', weight: REGULAR, ours: OURS.text, local: LOCAL.roboto },
  { family: 'Text by Roboto', weight: BOLD, ours: OURS.boldText, local: LOCAL.robotoBold },
  { family: 'Text by DejaVu', weight: REGULAR, ours: OURS.text, local: LOCAL.dejaVu },
  { family: 'Text by DejaVu', weight: BOLD, ours: OURS.boldText, local: LOCAL.dejaVuBold },
  { family: 'Display by Georgia', weight: ANY, ours: OURS.display, local: LOCAL.georgia },
  { family: 'Display by Noto', weight: ANY, ours: OURS.display, local: LOCAL.notoSerif },
  { family: 'Display by Times', weight: ANY, ours: OURS.display, local: LOCAL.times },
  { family: 'Display by DejaVu', weight: ANY, ours: OURS.display, local: LOCAL.dejaVuSerif },
];

const HEAD =
  '/* Made by `node tools/fonts/write-fallback-fonts.mjs`, which says how; a test compares the two. */';

/** @returns {string} libs/ui/src/styles/fallback-fonts.css, as `biome format` leaves it */
export const fallbackFonts = () => `${HEAD}\n${FACES.map(face).join('\n\n')}\n`;

/** @param {{ family: string, weight: string, ours: Metrics, local: LocalFont }} face */
function face({ family, weight, ours, local }) {
  const size = ours.xWidthAvg / ours.unitsPerEm / (local.xWidthAvg / local.unitsPerEm);
  const ofSize = (/** @type {number} */ value) => percent(value / (ours.unitsPerEm * size));
  return `@font-face {
  font-family: "${family}";
  src: ${local.names.map((name) => `local("${name}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${ofSize(ours.ascent)};
  descent-override: ${ofSize(ours.descent)};
  line-gap-override: ${ofSize(ours.lineGap)};
}`;
}

/** @param {number} share */
const percent = (share) => `${Number((share * 100).toFixed(2))}%`;
