import { type DaySpan, toText } from '@planted/season';
import { Card, Segmented, TextInput } from '@planted/ui';
import type { AnnualsRule } from './next-season';
import styles from './next-season.module.css';

const RULES = [
  { value: 'go', label: 'Go' },
  { value: 'stay', label: 'Stay where they are' },
  { value: 'shift', label: 'Shift' },
] as const;

const RULE_WORDS: Readonly<Record<AnnualsRule, string>> = {
  go: 'and leave their squares free; perennials always stay.',
  stay: 'again next season; perennials always stay.',
  shift: 'to the next bed, on squares that rotation does not speak against; perennials always stay.',
};

interface RuleCardProps {
  readonly rule: AnnualsRule;
  readonly onRule: (rule: AnnualsRule) => void;
  /** As the field has it. */
  readonly day: string;
  /** The season that the day is of. */
  readonly season: DaySpan;
  readonly onDay: (day: string) => void;
}

/** What becomes of annuals, and of which day they are. */
export function RuleCard({ rule, onRule, day, season, onDay }: RuleCardProps) {
  return (
    <Card className={`${styles.rule} ${styles.screenOnly}`}>
      <Segmented
        label="Annuals"
        options={RULES}
        value={rule}
        onChange={onRule}
        className={styles.choices ?? ''}
      />
      <p className="small soft">{RULE_WORDS[rule]}</p>
      <TextInput
        type="date"
        label="As it stands on"
        min={toText(season.from)}
        max={toText(season.to)}
        value={day}
        onChange={({ target }) => onDay(target.value)}
      />
    </Card>
  );
}
