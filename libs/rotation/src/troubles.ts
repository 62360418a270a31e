/**
 * How gardeners name the troubles whose rules apply once they were seen: the name that is offered first. What else is
 * understood is any of the other words, in whatever was written about a planting that failed or ailed.
 */
const NAMES: Readonly<Record<string, readonly [offered: string, ...others: string[]]>> = {
  'tomato-pepper-bacteria': [
    'bacterial spot or canker',
    'bacterial spot',
    'bacterial speck',
    'bacterial canker',
  ],
  'solanum-verticillium': ['verticillium wilt', 'verticillium'],
  'tomato-fusarium': ['fusarium wilt', 'fusarium'],
  'mint-verticillium': ['verticillium wilt', 'verticillium'],
  'potato-scab': ['scab', 'scabby'],
  'brassica-clubroot': ['clubroot', 'club root'],
  'brassica-blackleg': ['blackleg', 'black leg'],
  'brassica-fusarium-yellows': ['cabbage yellows', 'fusarium'],
  'allium-white-rot': ['white rot'],
  'allium-bloat-nematode': ['bloat nematode', 'stem nematode', 'bulb nematode'],
  'pea-aphanomyces': ['aphanomyces root rot', 'aphanomyces'],
  'white-mold': ['white mold', 'white mould', 'sclerotinia'],
  'southern-blight': ['southern blight', 'sclerotium'],
  'parsnip-canker': ['canker'],
  'spinach-fusarium': ['fusarium wilt', 'fusarium'],
  'melon-fusarium': ['fusarium wilt', 'fusarium'],
  'phytophthora-blight': ['phytophthora blight', 'phytophthora'],
  'root-knot': ['root-knot nematodes', 'root knot', 'root-knot'],
  'basil-fusarium': ['fusarium wilt', 'fusarium'],
};

/** What to call the trouble of a rule; null for a rule that is a precaution. */
export const troubleName = (ruleId: string): string | null => NAMES[ruleId]?.[0] ?? null;

/** Whether something that was written names the trouble of a rule, in whole words of any case. */
export function isTroubleOf(ruleId: string, written: string): boolean {
  const text = ` ${written.toLowerCase().replaceAll(/[^a-z-]+/g, ' ')} `;
  return (NAMES[ruleId] ?? []).some((name) => text.includes(` ${name} `));
}
