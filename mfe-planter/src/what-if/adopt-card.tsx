import type { FetchedBranch } from '@planted/contracts';
import { toDay } from '@planted/season';
import { Button, Card, dateWords, Radios } from '@planted/ui';
import type { BedBase } from '../saved-garden/bed-draft';
import { today } from '../saved-garden/today';
import type { Answered } from './answered';
import { useAdopt } from './use-adopt';
import styles from './what-if.module.css';
import { plantingWords, type WayOut, whyUnfit } from './ways-out';

interface AdoptCardProps {
  readonly gardenId: string;
  readonly draft: FetchedBranch;
  readonly base: BedBase;
  /** The garden after adoption. */
  readonly after: BedBase;
  readonly answered: Answered;
  readonly onAnswer: (plantingId: string, way: WayOut['id']) => void;
  readonly nameOf: (plantId: string) => string;
}

/** What adopting a draft does: how much fits, what needs an answer, and the ways to adopt or discard it. */
export function AdoptCard({ gardenId, draft, base, after, answered, onAnswer, nameOf }: AdoptCardProps) {
  const { branch, adoption } = draft;
  const { questions, changes } = answered;
  const act = useAdopt({ gardenId, draft, base });
  const count = countOf(changes);
  const left = questions.filter(({ chosen }) => chosen?.changes.length === 0).length;
  const many = left > 0 ? `${count} of ${count + left}` : `${count}`;
  const one = left === 0 && count === 1;
  const isEmpty = changes.length === 0 && questions.length === 0;
  return (
    <Card as="section" aria-label={`Adopt ${branch.name}`} className={styles.adopt}>
      <h2>{`Adopt “${branch.name}”?`}</h2>
      <p>{isEmpty ? 'This draft changes nothing yet.' : fitWords(draft, countOf(adoption.changes))}</p>
      {questions.map(({ unfit, inTheWay, ways, chosen }) => (
        <Radios
          key={unfit.id}
          label={`${plantingWords(unfit, nameOf)}: ${whyUnfit(unfit, inTheWay, nameOf)}`}
          choices={ways.map(({ id, label }) => ({ value: id, label }))}
          value={chosen?.id ?? 'leave'}
          onChange={(way) => onAnswer(unfit.id, way)}
        />
      ))}
      {!isEmpty && <p className="tiny soft">Adopting is one step, and can be undone as one.</p>}
      <div className={styles.acts}>
        <Button variant="text" busy={act.isDiscarding} onClick={act.discard}>
          Discard Draft
        </Button>
        {!isEmpty && (
          <Button
            variant="primary"
            busy={act.isAdopting}
            busyLabel="Adopting..."
            onClick={() => act.adopt(changes, after, `${many} ${one ? 'change' : 'changes'}`)}
          >
            {`Adopt ${many} ${one ? 'Change' : 'Changes'}`}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Plantings that are changed. */
const countOf = (changes: Answered['changes']): number => new Set(changes.map(({ id }) => id)).size;

/** '9 of 11 changes fit your garden. 2 need you, because it has changed since May 4.' */
function fitWords({ branch, adoption: { unfit } }: FetchedBranch, fitting: number): string {
  if (unfit.length === 0) return 'All of it fits your garden.';
  const since = dateWords(toDay(branch.day), toDay(today()));
  const needs = `${unfit.length} ${unfit.length === 1 ? 'needs' : 'need'} you, because it has changed since ${since}.`;
  return `${fitting} of ${fitting + unfit.length} changes ${fitting === 1 ? 'fits' : 'fit'} your garden. ${needs}`;
}
