import type { Plan, Stand } from './plan';

const STANDARD = { good: 'good companion', moderate: 'fair companion', bad: 'bad companion' } as const;
const FAR = /^(\d+) ft from (.+), far enough from a bad companion$/;
const NEAR = /^(?:(beside)|(\d+) ft from) (?:(\d+) )?(.+?)(?:: (.+))?$/;

/**
 * 'beside 2 Basil: …', '2 ft from Basil' and '5 ft from Fennel, far enough from a bad companion'. Beside is side by side
 * or corner to corner; the number is how many of that name are exactly there.
 * @returns why the sentence is not true
 */
export function companionSentence(
  plan: Plan,
  plant: Stand,
  text: string,
  points: number | undefined,
): string | undefined {
  const far = FAR.exec(text);
  if (far) return farSentence(plan, plant, far[2] ?? '', Number(far[1]));
  const near = NEAR.exec(text);
  if (!near) return 'no sentence of this form is known';
  const [, beside, feet, count = '1', name, why] = near;
  const distance = beside ? 1 : Number(feet);
  if (distance < 1 || distance > 3) return 'neighbors count within 3 ft only';
  const named = plan.all.filter((other) => other !== plant && other.name === name);
  const there = named.filter((other) => plan.feet(plant, other) === distance && related(plan, plant, other));
  if (there.length !== Number(count)) return `there are ${there.length}`;
  const [first] = there;
  if (!first) return 'there is none';
  const nearest = Math.min(
    ...named.filter((other) => other.id === first.id).map((other) => plan.feet(plant, other)),
  );
  if ((why !== undefined) !== (distance === nearest)) return `why is told of those at ${nearest} ft`;
  const relation = plan.relation(plant.id, first.id);
  if (why !== undefined && relation) {
    const listed = plan.why(plant.id, first.id);
    if (!(listed.length > 0 ? listed : [STANDARD[relation]]).includes(why))
      return 'no list gives this reason';
  }
  const sum = there.reduce((total, other) => total + plan.points(plant, other), 0);
  return points !== undefined && Math.abs(points - sum) <= 0.051 ? undefined : `it is worth ${sum} points`;
}

const related = (plan: Plan, a: Stand, b: Stand): boolean => plan.relation(a.id, b.id) !== undefined;

function farSentence(plan: Plan, plant: Stand, name: string, feet: number): string | undefined {
  const others = plan.all.filter(
    (other) => other !== plant && other.name === name && plan.relation(plant.id, other.id) === 'bad',
  );
  const nearest = Math.min(...others.map((other) => plan.feet(plant, other)));
  if (nearest !== feet) return `the nearest is ${nearest} ft away`;
  return feet > 3 ? undefined : 'this is within reach';
}
