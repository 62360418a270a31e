import { type Fit, isRecommended } from '@planted/garden-domain';
import { Badge } from '../surfaces/badge';

export interface FitBadgeProps {
  readonly fit: Fit;
  readonly className?: string;
}

/** '80% fit': with a tick where the plant is recommended (1 §9), with a dash where it is not. */
export function FitBadge({ fit, className }: FitBadgeProps) {
  return (
    <Badge tone={isRecommended(fit) ? 'good' : 'fair'} className={className}>
      {fit.percent}% fit
    </Badge>
  );
}
