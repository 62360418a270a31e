/**
 * Reads every sentence of a plan and checks it against the plan's own geometry. It takes nothing from the planner: each
 * sentence is parsed as a gardener reads it, and what it says is counted again from the input and the plants.
 */
import type { AutoPlantingInput, AutoPlantingResult } from '../../index';
import { checkUnused } from './unused-sentences';
import { checkWarning } from './warning-sentences';
import { companionSentence } from './companion-sentences';
import { silentTerms, termSentence } from './term-sentences';
import { falseWeighing } from './weighing';
import { isOn, kindsIn, type Plan, planOf, type Stand } from './plan';

/** Every sentence of a plan that is not true, with why; none for a plan that says only what is so. */
export function untrueSentences(input: AutoPlantingInput, result: AutoPlantingResult): string[] {
  const plan = planOf(input, result.plants);
  const said: string[] = [];
  result.plants.forEach((_plant, i) => {
    const reason = result.reasons[i];
    const plant = plan.planned[i];
    if (!reason || !plant) {
      said.push(`plant ${i} has no reason`);
      return;
    }
    if (reason.text !== reason.terms.map(({ text }) => text).join('; '))
      said.push(`'${reason.text}' is not the sum of its terms`);
    const isSilent = reason.terms.every(({ about }) => about !== 'rotation');
    if (plan.options.rotationWeight > 0 && metBy(plan, plant).length > 0 && isSilent)
      said.push(`${plant.name} at ${plant.x}, ${plant.y} does not say that rotation advises against it`);
    for (const term of reason.terms) {
      const fault = falseTerm(plan, plant, term.text, term.points);
      if (fault) said.push(`'${term.text}' of ${plant.name} at ${plant.x}, ${plant.y}: ${fault}`);
    }
  });
  for (const unused of result.unusedPlants) {
    const fault = checkUnused(plan, unused);
    if (fault) said.push(`'${unused.detail}' of ${unused.name}: ${fault}`);
  }
  for (const warning of result.warnings) {
    const fault = checkWarning(plan, warning);
    if (fault) said.push(`'${warning}': ${fault}`);
  }
  return [...said, ...silentTerms(plan, result), ...falseWeighing(plan, result), ...falsePairs(plan, result)];
}

type Reader = (plan: Plan, plant: Stand, match: RegExpMatchArray) => string | undefined;

const expects = (what: string, said: number, counted: number): string | undefined =>
  said === counted ? undefined : `${what}: ${counted}, not ${said}`;

const metBy = (plan: Plan, plant: Stand) => plan.against(plant.id).filter(({ x, y }) => isOn(plant, x, y));

/** Each form of a sentence that a plan may say of a plant, and how it is read. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /^needs (\d+) × (\d+) ft and fits here$/,
    (_plan, plant, [, width, height]) =>
      expects('columns', Number(width), plant.width) ?? expects('rows', Number(height), plant.height),
  ],
  [
    /^fills an empty spot with no bad companion within 3 ft$/,
    (plan, plant) => {
      if (plant.role !== 'filler') return 'it is no filler';
      const bad = plan.all.find(
        (other) =>
          other !== plant && plan.feet(plant, other) <= 3 && plan.relation(plant.id, other.id) === 'bad',
      );
      return bad && `${bad.name} is a bad companion`;
    },
  ],
  [
    /^adds (\d+) ft² of pollinator plants, of which (\d+) ft² are the target(?:; (\d+) more within 2 ft)?$/,
    (plan, plant, [, cells, target, more]) => {
      if (!plant.isPollinator) return 'it is no pollinator plant';
      const company = plan.all.filter(
        (other) => other !== plant && other.isPollinator && plan.feet(plant, other) <= 2,
      ).length;
      return (
        expects('cells', Number(cells), plant.width * plant.height) ??
        expects('target', Number(target), Math.ceil((plan.plantable * plan.options.pollinatorRatio) / 100)) ??
        expects('plants within 2 ft', Number(more ?? 0), company)
      );
    },
  ],
  [
    /^water score (-?[\d.]+)(?:; (\d+) of its (\d+) ft along other plants share a watering zone)?$/,
    (plan, plant, [, score, same, all]) => {
      const sides = plan.sides(plant);
      return (
        expects('score', Number(score), Math.round(plant.waterScore * 10) / 10) ??
        expects('ft in the zone', Number(same ?? 0), sides.same) ??
        expects('ft along others', Number(all ?? 0), sides.all)
      );
    },
  ],
  [
    /^(\d+) of its (\d+) ft² are ground that rotation advises against: (.+)$/,
    (plan, plant, [, cells, area, why]) => {
      const met = metBy(plan, plant);
      return (
        expects('cells', Number(cells), met.length) ??
        expects('ft²', Number(area), plant.width * plant.height) ??
        (met.some((square) => square.why === why) ? undefined : 'nothing such stood there')
      );
    },
  ],
  [
    /^keeps off (\d+) ft² that rotation advises against$/,
    (plan, plant, [, cells]) =>
      expects('cells', Number(cells), plan.against(plant.id).length) ??
      expects('cells that it stands on', 0, metBy(plan, plant).length),
  ],
  [
    /^protects plants within (\d+) ft(?:, (\d+) ft from the nearest pest-control plant)?$/,
    (plan, plant, [, reach, feet]) => {
      if (!plant.isPestControl) return 'it is no pest-control plant';
      const others = plan.all.filter((other) => other !== plant && other.isPestControl);
      const nearest = Math.min(...others.map((other) => plan.feet(plant, other)));
      return (
        expects('reach', Number(reach), Math.floor(plan.options.maxSpacing)) ??
        (feet === undefined
          ? others.length > 0
            ? 'another pest-control plant is not named'
            : undefined
          : expects('ft', Number(feet), nearest))
      );
    },
  ],
];

function falseTerm(plan: Plan, plant: Stand, text: string, points: number | undefined): string | undefined {
  for (const [form, read] of readers) {
    const match = form.exec(text);
    if (match) return points === undefined ? read(plan, plant, match) : 'it has points';
  }
  const ofTerm = termSentence(plan, plant, text);
  if (ofTerm !== 'unknown') return points === undefined ? ofTerm : 'it has points';
  return companionSentence(plan, plant, text, points);
}

/** Pairs of companions within 3 ft, each once. */
function falsePairs(plan: Plan, { analysis }: AutoPlantingResult): string[] {
  const pairs = { good: 0, moderate: 0, bad: 0 };
  plan.all.forEach((a, i) =>
    plan.all.slice(i + 1).forEach((b) => {
      const relation = plan.relation(a.id, b.id);
      if (relation && plan.feet(a, b) <= 3) pairs[relation] += 1;
    }),
  );
  const { goodPairs, moderatePairs, badPairs } = analysis.companion;
  const faults = [
    expects('good pairs', goodPairs, pairs.good),
    expects('moderate pairs', moderatePairs, pairs.moderate),
    expects('bad pairs', badPairs, pairs.bad),
    expects(
      'kinds of pollinators',
      analysis.pollinator.kinds,
      kindsIn(plan.all.filter((one) => one.isPollinator)),
    ),
  ];
  return faults.flatMap((fault) => fault ?? []);
}
