import { useSeasonFacts } from '@planted/api-client';
import { FROST_CLASSES, OWN_STARTS, type Plant } from '@planted/contracts';
import { footprintOfSpacing } from '@planted/garden-domain';
import { Badge, Collapsible, Dropdown, NumberInput, PLOT_COLORS } from '@planted/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './own-kind-dialog.module.css';
import {
  CHOICE_LABELS,
  type ChoiceField,
  FACT_FIELDS,
  type FactField,
  FROST_WORDS,
  INHERITED,
  NEEDED,
  type OwnField,
  START_WORDS,
  type TypedFacts,
} from './own-kind-fields';
import type { Problems } from './use-problems';

interface OwnKindFactsProps {
  /** What it is a variety of; null for a plant from nothing. */
  readonly under: Plant | null;
  readonly facts: TypedFacts;
  readonly problems: Problems;
  /** Undefined inherits. */
  readonly onChange: (field: OwnField, value: string | undefined) => void;
}

/** What a plant from nothing can have besides what it needs. */
const MORE: readonly OwnField[] = ['start', 'indoor_weeks', 'frost', 'mature_height', 'accent_color'];

/** Stands in lists for what is as of the plant. */
const INHERIT = 'inherit';

/** '4 plants per square', '2 × 2 ft'. */
function groundWords(typed: string): string | undefined {
  const inches = Number(typed);
  if (!Number.isInteger(inches) || inches < 1) return undefined;
  const { side, plantsPerSquare } = footprintOfSpacing(inches);
  if (plantsPerSquare === null) return `${side} × ${side} ft`;
  return plantsPerSquare === 1 ? '1 plant per square' : `${plantsPerSquare} plants per square`;
}

const swatch = (hex: string, name: string) => (
  <span className={styles.colored}>
    <span className={styles.swatch} style={{ '--swatch': hex } as CSSProperties} />
    {name}
  </span>
);

/** The palette of beds, and a color of none of them that was said elsewhere. */
function colorsWith(said: string | undefined) {
  const colors = PLOT_COLORS.map(({ hex, name }) => ({ value: hex, label: swatch(hex, name) }));
  const isKnown = said === undefined || PLOT_COLORS.some(({ hex }) => hex === said.toLowerCase());
  return isKnown ? colors : [...colors, { value: said, label: swatch(said, said) }];
}

/** How the plant itself is grown, in the words of the form; empty while it is not known. */
function useInherited(under: Plant | null) {
  const { data } = useSeasonFacts({ enabled: under !== null });
  const fact = data?.find(({ id }) => id === under?.id);
  if (!fact) return { weeks: '', start: undefined, frost: undefined };
  const [way = ''] = fact.starts;
  const start = way === 'direct-sow' || way === 'sow-indoors' ? way : 'set-out';
  return {
    weeks: fact.indoor_weeks?.join(' – ') ?? '',
    start: START_WORDS[start],
    frost: FROST_WORDS[fact.frost],
  };
}

/** What is said of an own kind: of a variety what differs from its plant, of a plant from nothing what it needs, and more. */
export function OwnKindFacts({ under, facts, problems, onChange }: OwnKindFactsProps) {
  const inherited = useInherited(under);
  const [began] = useState(() => MORE.some((key) => facts[key] !== undefined));
  const lookOf = (key: OwnField, label: string) => {
    const isMine = under !== null && (facts[key] ?? '').trim() !== '';
    const text: ReactNode = isMine ? (
      <>
        {label} <Badge tone="gold">mine</Badge>
      </>
    ) : (
      label
    );
    return { label: text, className: under ? (isMine ? styles.mine : styles.inherited) : undefined };
  };
  const figure = (key: FactField) => (
    <NumberInput
      key={key}
      {...lookOf(key, FACT_FIELDS[key].label)}
      unit={FACT_FIELDS[key].unit}
      placeholder={under ? (key === 'indoor_weeks' ? inherited.weeks : String(under[key] ?? '')) : undefined}
      value={facts[key] ?? ''}
      hint={!under && key === 'spacing_inches' ? groundWords(facts[key] ?? '') : undefined}
      error={problems.shown(key)}
      onChange={({ currentTarget }) => onChange(key, currentTarget.value)}
    />
  );
  const choice = (
    key: ChoiceField,
    ofPlant: string | undefined,
    options: readonly { readonly value: string; readonly label: ReactNode }[],
    hint?: string,
  ) => {
    const like = under ? `As ${under.plant_name}` : 'As its family';
    return (
      <Dropdown
        key={key}
        {...lookOf(key, CHOICE_LABELS[key])}
        options={[{ value: INHERIT, label: ofPlant ? `${like}: ${ofPlant}` : like }, ...options]}
        value={facts[key]?.toLowerCase() ?? INHERIT}
        hint={hint}
        error={problems.shown(key)}
        onChange={(value) => onChange(key, value === INHERIT ? undefined : value)}
      />
    );
  };
  const isIndoors = facts.start === undefined ? under !== null : facts.start === 'sow-indoors';
  const hasProblem = MORE.some(problems.had);
  const grown = (
    <div className={styles.choices}>
      {choice(
        'start',
        inherited.start,
        OWN_STARTS.map((value) => ({ value, label: START_WORDS[value] })),
      )}
      {isIndoors && figure('indoor_weeks')}
      {choice(
        'frost',
        inherited.frost,
        FROST_CLASSES.map((value) => ({ value, label: FROST_WORDS[value] })),
      )}
      {!under && figure('mature_height')}
      {choice(
        'accent_color',
        undefined,
        colorsWith(facts.accent_color),
        'Of its fruit, flower or leaf. Its squares in a bed begin with it.',
      )}
    </div>
  );
  return (
    <>
      <div className={styles.facts}>{(under ? INHERITED : NEEDED).map(figure)}</div>
      {under ? (
        grown
      ) : (
        <Collapsible
          title="How it is started, frost, height and color"
          key={String(hasProblem)}
          defaultOpen={hasProblem || began}
        >
          {grown}
        </Collapsible>
      )}
    </>
  );
}
