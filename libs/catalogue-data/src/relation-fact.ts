/** Why two plants help or harm each other. */
export type RelationMechanism =
  | 'allelopathy'
  | 'attracts-beneficials'
  | 'attracts-pollinators'
  | 'competes'
  | 'crowds-out'
  | 'different-needs'
  | 'different-root-depth'
  | 'fixes-nitrogen'
  | 'gives-shade'
  | 'gives-support'
  | 'ground-cover'
  | 'masks-scent'
  | 'repels-pests'
  | 'same-needs'
  | 'saves-space-in-time'
  | 'shares-disease'
  | 'shares-pests'
  | 'tradition'
  | 'traps-pests';

/** What two neighbors do to each other, as it stands in `data/relations.json`; each pair stands once. */
export interface RelationFact {
  /** Id of a plant. */
  readonly a: string;
  /** Id of a plant. */
  readonly b: string;
  readonly relation: 'good' | 'moderate' | 'bad';
  readonly mechanism: RelationMechanism;
  /** One sentence for the gardener. */
  readonly reason: string;
  readonly evidence: 'trial' | 'observed' | 'tradition';
  /** What was tried where it was not these two side by side in a bed; such a trial is no `trial` of the pair. */
  readonly measured?: 'on-relative' | 'as-crop-before' | 'in-laboratory' | null;
}
