/** How well a rule is known: a field trial, what extension services advise, or custom. */
export type Evidence = 'trial' | 'extension' | 'tradition';

/** What a rule never concerns; 'resistant varieties' is for the gardener to say. */
export type Exempt =
  | 'containers'
  | 'house plants'
  | 'new soil'
  | 'resistant varieties'
  | 'perennials left in place'
  | 'flowers';

interface Advised {
  /** Full years without any host before the crop comes again (host last stood in 2024, 3: from 2028); null: never again. */
  readonly years: number | null;
  /** As a precaution, or only where the trouble was seen in this bed. */
  readonly applies: 'always' | 'once-seen';
  readonly evidence: Evidence;
  /** Keys of SEASON-SOURCES.md. */
  readonly source: readonly string[];
  /** For the gardener. */
  readonly sentence: string;
  readonly note: string;
  readonly exempt: readonly Exempt[];
}

/** One rule as `rotation.json` has it. A word in `crops` and `hosts` is a botanical family or the id of a plant. */
export interface RotationRule extends Advised {
  readonly id: string;
  readonly crops: readonly string[];
  readonly hosts: readonly string[];
  /** Ids taken out of `crops`. */
  readonly except?: readonly string[];
  readonly cause: string;
}

/** What holds for plants of one family where no rule is more exact. */
export interface DefaultRule extends Advised {
  readonly mixed_families: string;
}

/** What rotation does not help against, so that nothing promises it. */
export interface NotPromised {
  readonly what: string;
  readonly sentence: string;
  readonly source: readonly string[];
}

export interface RotationFacts {
  readonly about: string;
  readonly default: DefaultRule;
  readonly rules: readonly RotationRule[];
  readonly not_promised: readonly NotPromised[];
}

/** What the rules ask of a kind. */
export interface RotationKind {
  readonly id: string;
  /** Botanical, such as 'Solanaceae'. */
  readonly family: string;
  readonly isAnnual: boolean;
  readonly isFlower: boolean;
  readonly isHousePlant: boolean;
}
