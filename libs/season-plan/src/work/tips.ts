import type { Known } from '../garden-plan';
import type { PlannedGarden } from '../plan-gardens';
import { frostTips } from './frost-tips';
import { plannedRows } from './garden-work';
import { plantingTips } from './planting-tips';
import type { Tip } from './tip';

/** What is near in all gardens, by day, each sentence once. What is due today is not among it. */
export function tipsOf(gardens: readonly PlannedGarden[], known: Known): Tip[] {
  const planned = gardens.flatMap(({ garden, plan }) =>
    plan ? [{ plan, rows: plannedRows(garden, plan, known) }] : [],
  );
  const almanacs = new Set(planned.map(({ plan }) => plan.almanac));
  const all = [
    ...planned.flatMap(({ plan, rows }) => plantingTips(rows, plan, known.today)),
    ...[...almanacs].flatMap(({ climate }) => frostTips(climate, known.today)),
  ];
  return [...new Map(all.map((tip) => [tip.text, tip])).values()].toSorted((a, b) => a.day - b.day);
}
