import { useStore } from '@planted/mfe-kit';
import { Button, Dialog, Trash2 } from '@planted/ui';
import { hostIn } from '../../layout/between';
import { usePlanter } from '../../planter/use-planter';
import { dateOf, warningsOf } from './coming-dates';
import { SeasonNotice } from './season-notice';
import type { SuccessionDialogProps } from './succession-dialog';
import styles from './succession.module.css';

interface ComingDialogProps extends SuccessionDialogProps {
  readonly id: string;
}

/** One planting that is to come: when, after what, and what can be done with it. */
export function ComingDialog({ saved, season, hand, id, onClose }: ComingDialogProps) {
  const { planter } = useStore(saved);
  const { gardenId } = saved;
  const { coming, placements } = usePlanter(planter, () => planter.layoutOf(gardenId));
  const one = coming.find((each) => each.id === id);
  if (!one) return null;
  const plan = season.status === 'ready' ? season.plan : null;
  const date = plan ? dateOf(plan, id) : undefined;
  const before = [...placements, ...coming].find((each) => each.id === one.after);
  const host = hostIn({ placements, coming }, one);
  const after = host
    ? `among the ${host.plantName}`
    : before
      ? `after the ${before.plantName}`
      : 'after whatever stands there';

  function remove(): void {
    planter.removeComing(gardenId, id);
    hand.tell(`${one?.plantName} is ${one?.stands ? 'removed' : 'not to come any more'}.`);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={one.stands ? `${one.plantName} between others` : `${one.plantName} is to come`}
      description={`${date ? `From ${date.day}, ` : ''}${after}. Row ${one.y + 1}, column ${one.x + 1}.`.replace(
        /^a/,
        'A',
      )}
      footer={
        <>
          <Button variant="danger" icon={Trash2} onClick={remove}>
            Remove Plant
          </Button>
          {!host && (
            <Button
              onClick={() => {
                hand.take({ kind: 'coming', id }, 'pointer');
                onClose();
              }}
            >
              Move
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <SeasonNotice season={season} gardenId={gardenId} />
      {plan && warningsOf(plan, id) !== '' && <p className={styles.late}>{warningsOf(plan, id)}</p>}
    </Dialog>
  );
}
