import type { AutoPlantingResult, TermName, WeighedTerm } from '../../index';
import {
  blockWords,
  feetFromEdge,
  groupsIn,
  isAtEdge,
  isKnown,
  overrunBy,
  shadersOf,
  towersOver,
  zoneOf,
} from './as-a-gardener';
import { isOn, type Plan, type Stand } from './plan';

/** What the plan should say of a term: with no fault, with some, and, where it has nothing to weigh, why. */
interface Expected {
  readonly weight: number;
  readonly faults: number;
  readonly words: string;
  /** Whether nothing here concerns the term. */
  readonly isIdle: boolean;
  readonly whyIdle: RegExp;
}

const s = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
/** Of plants that stay, at whose faults no plan is. */
const staying = (count: number): string =>
  count === 0 ? '' : `, not counting ${count} that stay${count === 1 ? 's' : ''}`;
const is = <T>(value: T | undefined | null | false): value is T => Boolean(value);

/** Every kind of plant that may stand: those that may be placed, and those that stay. */
function kindsOf({
  input,
  kept,
}: Plan): readonly Pick<Stand, 'matureHeight' | 'lovesSun' | 'climbs' | 'spreads' | 'isWindPollinated'>[] {
  const { plants, pollinatorPlants = [], pestControlPlants = [], fillerPlants = [] } = input;
  const offered = [...plants, ...pollinatorPlants, ...pestControlPlants, ...fillerPlants];
  return [
    ...kept,
    ...offered.map(({ matureHeight, lovesSun = false, climbs, spreads, isWindPollinated = false }) => ({
      ...{ matureHeight, lovesSun, climbs, spreads, isWindPollinated },
    })),
  ];
}

function expectedOf(plan: Plan): Record<TermName, Expected> {
  const { options, all, planned, input } = plan;
  const kinds = kindsOf(plan);
  const shaded = all.filter((plant) => shadersOf(plan, plant).length > 0).length;
  const climbers = planned.filter(({ climbs }) => climbs === true);
  const inside = climbers.filter((plant) => !isAtEdge(plan, plant)).length;
  const corn = [...new Set(all.filter(({ isWindPollinated }) => isWindPollinated).map(({ id }) => id))];
  const blocks = corn.map((id) => blockWords(plan, id));
  const spreading = all.filter(({ spreads }) => is(spreads));
  const overrun = spreading.filter((plant) => overrunBy(plan, plant).length > 0).length;
  const beyond = planned.filter((plant) => feetFromEdge(plan, plant) > 2).length;
  const known = all.filter((plant) => isKnown(plant));
  const zones = [...new Set(known.map((plant) => zoneOf(plant)))];
  const areas = zones.flatMap((zone) =>
    groupsIn(
      plan,
      known.filter((plant) => zoneOf(plant) === zone),
    ),
  ).length;
  const against = planned.filter((plant) =>
    plan.against(plant.id).some(({ x, y }) => isOn(plant, x, y)),
  ).length;
  let [bad, badThatStay] = [0, 0];
  all.forEach((a, i) =>
    all.slice(i + 1).forEach((b) => {
      const isKept = a.role === 'kept' && b.role === 'kept';
      if (plan.feet(a, b) !== 1 || plan.relation(a.id, b.id) !== 'bad') return;
      if (isKept) badThatStay += 1;
      else bad += 1;
    }),
  );
  return {
    north: {
      weight: options.northWeight,
      faults: shaded,
      words:
        shaded === 0
          ? 'no sun-lover stands in the shade of a plant 2 ft taller'
          : `${shaded} of ${s(all.filter(({ lovesSun }) => lovesSun).length, 'sun-lover')} in the shade of taller plants`,
      isIdle: !input.site?.north || !all.some((a) => all.some((b) => towersOver(a, b))),
      whyIdle: input.site?.north
        ? /^no plant here is 2 ft taller than one that loves sun$/
        : /^not known which side of the bed is north$/,
    },
    neighbors: {
      weight: options.badNeighborWeight,
      faults: bad,
      words: (bad === 0 ? 'no bad pair' : s(bad, 'bad pair')) + ' side by side' + staying(badThatStay),
      isIdle: !all.some((a) => all.some((b) => plan.relation(a.id, b.id) === 'bad')),
      whyIdle: /^no bad companions among these plants$/,
    },
    block: {
      weight: options.blockWeight,
      faults: blocks.filter(({ isBlock }) => !isBlock).length,
      words: blocks.map(({ words }) => words).join('; ') || 'no corn stands',
      isIdle: corn.length === 0,
      whyIdle: /^no corn among these plants$/,
    },
    climbers: {
      weight: options.climberWeight,
      faults: inside,
      words:
        (inside === 0
          ? `${s(climbers.length, 'climber')} at an edge`
          : `${inside} of ${s(climbers.length, 'climber')} away from every edge`) +
        staying(plan.kept.filter((one) => one.climbs === true && !isAtEdge(plan, one)).length),
      isIdle: climbers.length === 0,
      whyIdle: kinds.every(({ climbs }) => climbs === undefined)
        ? /^not known which plants climb$/
        : /^no climber among these plants$|^not known which plants climb$/,
    },
    spreading: {
      weight: options.spreadWeight,
      faults: overrun,
      words:
        overrun === 0
          ? `${s(spreading.length, 'spreading plant')} apart from what they may overrun`
          : `${overrun} of ${s(spreading.length, 'spreading plant')} beside what they may overrun`,
      isIdle: spreading.length === 0,
      whyIdle: /^no spreading kind among these plants$|^not known which plants spread$/,
    },
    reach: {
      weight: options.reachWeight,
      faults: beyond,
      words:
        (beyond === 0
          ? 'every plant within 2 ft of an edge'
          : `${beyond} of ${s(planned.length, 'plant')} more than 2 ft from every edge`) +
        staying(plan.kept.filter((one) => feetFromEdge(plan, one) > 2).length),
      isIdle: false,
      whyIdle: /^$/,
    },
    watering: {
      weight: options.waterZoneWeight,
      faults: areas - zones.length,
      words:
        areas === zones.length
          ? `${s(zones.length, 'watering zone')}, each in one area`
          : `${s(zones.length, 'watering zone')} in ${areas} areas`,
      isIdle: zones.length < 2,
      whyIdle: /^these plants are of one watering zone$/,
    },
    rotation: {
      weight: options.rotationWeight,
      faults: against,
      words:
        against === 0 ? 'no rule broken' : `${s(against, 'plant')} on ground that rotation advises against`,
      isIdle: (input.rotation ?? []).every(({ plantId }) => plan.against(plantId).length === 0),
      whyIdle: /^nothing that stood here before speaks against a place$/,
    },
  };
}

/** What is said of the terms as a whole, and is not so. */
export function falseWeighing(plan: Plan, { weighed }: AutoPlantingResult): string[] {
  const expected = expectedOf(plan);
  const names = weighed.map(({ name }) => name);
  const due = plan.input.site ? Object.keys(expected) : ['rotation'];
  const faults = due
    .filter((name) => !names.includes(name as TermName))
    .map((name) => `nothing is said of ${name}`);
  if (new Set(names).size !== names.length) faults.push('a term is told twice');
  for (const term of weighed) {
    const fault = falseTerm(term, expected[term.name]);
    if (fault) faults.push(`'${term.text}' (${term.state}) of ${term.name}: ${fault}`);
  }
  return faults;
}

function falseTerm({ state, text }: WeighedTerm, expected: Expected): string | undefined {
  if (expected.weight === 0)
    return state === 'not-weighed' && text === 'switched off' ? undefined : 'it is switched off';
  if (state === 'not-weighed') {
    if (!expected.isIdle) return 'there is something to weigh';
    return expected.whyIdle.test(text) ? undefined : 'this is not why';
  }
  if ((state === 'kept') !== (expected.faults === 0)) return `it has ${expected.faults} faults`;
  return text === expected.words ? undefined : `it should say '${expected.words}'`;
}
