import { EVIDENCE_NAMES } from '../advice-words';
import type { RotationRule } from '../rotation-facts';
import { readFacts } from './read-facts';
import { troubleName } from '../troubles';

const HEAD = `# Rules of rotation

Made by \`node tools/docs/rotation-table.mjs\` from \`libs/catalogue-data/data/rotation.json\`; a test keeps it current. [libs/rotation](../libs/rotation/README.md) gives advice by these rules, and [SEASON-SOURCES.md](../libs/catalogue-data/SEASON-SOURCES.md) says what stands behind each source.

A rule speaks where a crop is planted on ground on which a host stood within the years: full years without any host. A rule with a trouble speaks only where that trouble was reported in the bed. Containers and house plants are exempt from all of them.
`;

const yearsOf = ({ years }: Pick<RotationRule, 'years'>): string =>
  years === null ? 'never again' : String(years);

/** 'Bush Bean, Pole Bean', a family as it is called. */
const namesOf = (words: readonly string[], names: ReadonlyMap<string, string>): string =>
  words.map((word) => names.get(word) ?? `all ${word}`).join(', ');

/** The page docs/rotation-table.md. */
export function rotationPage(root: string): string {
  const { facts, names } = readFacts(root);
  const rows = facts.rules.map((rule) => {
    const but = rule.except ? ` (not ${namesOf(rule.except, names)})` : '';
    const hosts = String(rule.hosts) === String(rule.crops) ? 'the same' : namesOf(rule.hosts, names);
    const cells = [
      rule.sentence,
      `${namesOf(rule.crops, names)}${but}`,
      hosts,
      yearsOf(rule),
      troubleName(rule.id) ?? 'always',
      EVIDENCE_NAMES[rule.evidence],
      rule.source.map((key) => `\`${key}\``).join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const { default: byFamily } = facts;
  const not = facts.not_promised.map(
    ({ what, sentence, source }) =>
      `| ${what} | ${sentence} | ${source.map((key) => `\`${key}\``).join(', ')} |`,
  );
  return [
    HEAD,
    '| rule | crops | where these stood | years | applies | evidence | sources |',
    '|---|---|---|--:|---|---|---|',
    ...rows,
    '',
    `Where no rule of precaution is about a crop, plants of its botanical family count, annuals only and no flowers: ${byFamily.sentence} ${EVIDENCE_NAMES[byFamily.evidence]}, ${byFamily.source.map((key) => `\`${key}\``).join(', ')}.`,
    '',
    '## What rotation does not help against',
    'Nothing in the product promises these.',
    '',
    '| what | why | sources |',
    '|---|---|---|',
    ...not,
    '',
  ].join('\n');
}
