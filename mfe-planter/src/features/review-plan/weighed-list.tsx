import type { PlanningAlgorithm, WeighedTerm } from '@planted/auto-planting';
import { Check, Icon, type LucideIcon, Minus, TriangleAlert } from '@planted/ui';
import { termNames } from '../auto-plant/planning-options';
import { objectiveName } from './objective-sentence';
import styles from './weighed-list.module.css';

type State = WeighedTerm['state'];

const looks: Record<State, { readonly icon: LucideIcon; readonly says: string }> = {
  kept: { icon: Check, says: 'Kept' },
  open: { icon: TriangleAlert, says: 'Open' },
  'not-weighed': { icon: Minus, says: 'Not weighed' },
};

interface Weighed {
  readonly algorithm: PlanningAlgorithm;
  /** How many of the plants that were asked for found no room. */
  readonly lost: number;
  readonly weighed: readonly WeighedTerm[];
  /** Names alone, to stand side by side with those of other plans. */
  readonly brief?: boolean;
}

/** What a plan weighed, in order of weight: kept, still open, or not weighed and why. */
export function WeighedList({ algorithm, lost, weighed, brief = false }: Weighed) {
  return (
    <ul aria-label="What was weighed" className={styles.list}>
      {!brief && (
        <>
          <Row
            state={lost === 0 ? 'kept' : 'open'}
            name="Every plant asked for"
            text={lost === 0 ? 'first of all' : `first of all; ${lost} could not`}
          />
          <Row state="kept" name={objectiveName(algorithm)} text="your choice for this plan" />
        </>
      )}
      {weighed.map(({ name, state, text }) => (
        <Row
          key={name}
          state={state}
          name={termNames[name]}
          text={brief ? '' : state === 'not-weighed' ? `not weighed; ${text}` : text}
        />
      ))}
    </ul>
  );
}

function Row({ state, name, text }: { readonly state: State; readonly name: string; readonly text: string }) {
  const { icon, says } = looks[state];
  return (
    <li data-state={state}>
      <Icon of={icon} size={16} />
      <span>
        <span className="vh">{says}: </span>
        <strong>{name}</strong>
        {text && <small>{text}</small>}
      </span>
    </li>
  );
}
