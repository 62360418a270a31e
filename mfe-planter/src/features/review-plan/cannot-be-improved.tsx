import type { PlanningAlgorithm } from '@planted/auto-planting';
import { Badge } from '@planted/ui';
import { objectiveWords } from './objective-words';

/** Says of a plan that meets its bound that it cannot be improved, and in what: beside it plants are counted. */
export function CannotBeImproved({ by }: { by: PlanningAlgorithm }) {
  return (
    <>
      <Badge tone="good">Cannot be improved</Badge>
      <span className="small soft">{objectiveWords[by]}</span>
    </>
  );
}
