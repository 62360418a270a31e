import type { AutoPlantingResult } from '../../index';
import {
  blockWords,
  feetFromEdge,
  groupOf,
  isAtEdge,
  isKnown,
  overrunBy,
  shadersOf,
  towersOver,
  zoneOf,
} from './as-a-gardener';
import type { Plan, Stand } from './plan';

type Reader = (plan: Plan, plant: Stand, match: RegExpMatchArray) => string | undefined;

const unless = (holds: boolean, why: string): string | undefined => (holds ? undefined : why);
const counts = (said: string | undefined, counted: number): string | undefined =>
  unless(Number(said) === counted, `there are ${counted}`);

/** Each form of a sentence of what a gardener thinks of, and how it is read. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    /^in the shade of (.+) to its south$/,
    (plan, plant, [, name]) =>
      unless(
        shadersOf(plan, plant).some((tall) => tall.name === name),
        'no such plant shades it',
      ),
  ],
  [
    /^in the sun: nothing 2 ft taller shades it from the south$/,
    (plan, plant) =>
      unless(plant.lovesSun, 'it does not ask for sun') ??
      unless(shadersOf(plan, plant).length === 0, 'it stands in the shade'),
  ],
  [
    /^tall, and shades (?:no|(\d+)) sun-lovers?$/,
    (plan, plant, [, low = '0']) =>
      unless(
        plan.all.some((other) => towersOver(plant, other)),
        'nothing here is so much lower',
      ) ?? counts(low, plan.all.filter((other) => shadersOf(plan, other).includes(plant)).length),
  ],
  [
    /^wind pollinates it: (.+)$/,
    (plan, plant, [, words]) =>
      unless(plant.isWindPollinated, 'wind does not') ??
      unless(blockWords(plan, plant.id).words === words, blockWords(plan, plant.id).words),
  ],
  [
    /^climbs, (at an edge|but at no edge)$/,
    (plan, plant, [, where]) =>
      unless(plant.climbs === true, 'it does not climb') ??
      unless((where === 'at an edge') === isAtEdge(plan, plant), 'it stands elsewhere'),
  ],
  [
    /^(spreads by runners|seeds itself), beside (\d+) plants? of other (?:spreading )?kinds$/,
    (plan, plant, [, how, near]) =>
      unless(plant.spreads === (how === 'seeds itself' ? 'self-sows' : 'runners'), 'it does not') ??
      counts(near, overrunBy(plan, plant).length),
  ],
  [
    /^within 2 ft of an edge$/,
    (plan, plant) => unless(feetFromEdge(plan, plant) <= 2, `${feetFromEdge(plan, plant)} ft`),
  ],
  [
    /^out of reach, (\d+) ft from the nearest edge$/,
    (plan, plant, [, feet]) =>
      unless(Number(feet) > 2, 'this is within reach') ?? counts(feet, feetFromEdge(plan, plant)),
  ],
  [
    /^in one area with (\d+) of (\d+) others? of its watering zone$/,
    (plan, plant, [, near, others]) => {
      const ofZone = plan.all.filter((other) => isKnown(other) && zoneOf(other) === zoneOf(plant));
      return (
        counts(others, ofZone.length - 1) ??
        counts(near, groupOf(plan, plant, (other) => ofZone.includes(other)).length - 1)
      );
    },
  ],
];

/** @returns why the sentence is not true; 'unknown' where it is none of these */
export function termSentence(plan: Plan, plant: Stand, text: string): string | undefined {
  for (const [form, read] of readers) {
    const match = form.exec(text);
    if (match) return plan.input.site ? read(plan, plant, match) : 'nothing is known of the site';
  }
  return 'unknown';
}

/** Faults of which a plant says nothing. */
export function silentTerms(plan: Plan, result: AutoPlantingResult): string[] {
  const { options, input } = plan;
  if (!input.site) return [];
  return plan.planned.flatMap((plant, at) => {
    const about = new Set(result.reasons[at]?.terms.map((term) => term.about));
    const faults = [
      options.northWeight > 0 && shadersOf(plan, plant).length > 0 && !about.has('north') && 'shade',
      options.climberWeight > 0 && plant.climbs && !isAtEdge(plan, plant) && !about.has('climbers') && 'edge',
      options.spreadWeight > 0 && overrunBy(plan, plant).length > 0 && !about.has('spreading') && 'spreading',
      options.reachWeight > 0 && feetFromEdge(plan, plant) > 2 && !about.has('reach') && 'reach',
    ];
    return faults.flatMap((fault) =>
      fault ? [`${plant.name} at ${plant.x}, ${plant.y} hides its ${fault}`] : [],
    );
  });
}
