import { Badge, type BadgeTone, CircleCheck, CircleDashed, Flag, type LucideIcon } from '@planted/ui';

/** Red for 3, yellow for 2, green for 1 and white otherwise (3 §9), each with a shape and its words. */
const looks: Record<1 | 2 | 3, { tone: BadgeTone; icon: LucideIcon; words: string }> = {
  3: { tone: 'bad', icon: Flag, words: 'Priority 3, high' },
  2: { tone: 'fair', icon: Flag, words: 'Priority 2, medium' },
  1: { tone: 'good', icon: CircleCheck, words: 'Priority 1, low' },
};
const none = { tone: 'neutral' as const, icon: CircleDashed, words: 'No priority' };

/** How urgent a reminder is. */
export function PriorityMark({ priority }: { priority: 1 | 2 | 3 | null }) {
  const { tone, icon, words } = priority === null ? none : looks[priority];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
