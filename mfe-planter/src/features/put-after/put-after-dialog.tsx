import { newId, useStore } from '@planted/mfe-kit';
import { sentenceOf } from '@planted/season';
import { betweenIn } from '@planted/season-plan';
import { Button, Dialog } from '@planted/ui';
import { useState } from 'react';
import { roomBetween } from '../../layout/between';
import { arrivalAt } from '../../layout/coming';
import { footprintAt, leftToPlace } from '../../layout/layout';
import type { Coming } from '../../layout/placed';
import type { ReadyBedSeason } from '../../season/use-bed-season';
import type { Spot } from '../place-plants/held';
import { comingAfterEach } from './coming-after-each';
import { dateOf, groundStep } from './coming-dates';
import { SeasonNotice } from './season-notice';
import type { SuccessionDialogProps } from './succession-dialog';
import styles from './succession.module.css';

interface PutAfterDialogProps extends SuccessionDialogProps {
  readonly plantId: string;
  readonly at: Spot;
}

/** 'After the Snap Pea (from July 3)': what a plant can do on squares where something stands (SEA-8). */
export function PutAfterDialog({ saved, season, hand, plantId, at, onClose }: PutAfterDialogProps) {
  const { planter } = useStore(saved);
  const [id] = useState(newId);
  const layout = planter.layoutOf(saved.gardenId);
  const plant = layout.plants.find((one) => one.plantId === plantId);
  const footprint = plant && footprintAt(plant, at.x, at.y);
  const arrival = footprint && arrivalAt(planter.matrixOf(saved.gardenId), layout, footprint);
  if (!plant || !footprint || !arrival || arrival.problem) return null;
  const { name, color } = plant;
  const { after } = arrival;
  const coming: Coming = { id, plantId, plantName: name, color, ...footprint, after, fixed: {} };
  const before = [...layout.placements, ...layout.coming].find((one) => one.id === after);
  const follows = before ? `the ${before.plantName}` : 'what stands here';
  const plan =
    season.status === 'ready' ? season.planWith({ ...layout, coming: [...layout.coming, coming] }) : null;
  const date = plan ? dateOf(plan, id) : undefined;
  const step = plan ? groundStep(plan, id) : undefined;
  const isTaken = plan?.planned.some(
    (planted) => planted.id === id && planted.warnings.some(({ code }) => code === 'waits-for-ever'),
  );

  const each = comingAfterEach(planter.matrixOf(saved.gardenId), layout, coming, newId);
  const many = each.length > 1 && season.status === 'ready' && areInTime(season) ? each.length : 0;
  const isAll = many === leftToPlace(layout, plantId);

  /** Without a place nothing has dates, nor is too late. */
  function areInTime({ planWith }: ReadyBedSeason): boolean {
    const { planned = [] } = planWith({ ...layout, coming: [...layout.coming, ...each] }) ?? {};
    const ids = new Set(each.map((one) => one.id));
    return planned.every((one) => !ids.has(one.id) || one.warnings.length === 0);
  }

  function putEach(): void {
    planter.putAfter(saved.gardenId, `Plant ${many} ${name} after ${before?.plantName ?? 'others'}`, each);
    hand.tell(`${many} ${name} come after ${follows}.`);
    onClose();
  }

  const host = roomBetween(layout, footprint);
  const among = host && { ...coming, after: null, under: host.id };
  const between = among && betweenOf(among, host.plantId);

  function betweenOf(one: Coming, hostKind: string) {
    if (season.status !== 'ready') return undefined;
    const { plants } = season.known;
    const [under, over] = [plants.get(plantId), plants.get(hostKind)];
    const ids = { under: one.id, over: one.under ?? '' };
    const planned = season.planWith({ ...layout, coming: [...layout.coming, one] });
    return under && over && betweenIn({ under, over }, planned, ids);
  }

  function sowBetween(): void {
    if (!among || !host) return;
    planter.putAfter(saved.gardenId, `Sow ${name} among ${host.plantName}`, [among]);
    hand.tell(`${name} comes among the ${host.plantName}.`);
    onClose();
  }

  function put(): void {
    planter.putAfter(saved.gardenId, `Plant ${name} after ${before?.plantName ?? 'others'}`, [coming]);
    hand.tell(`${name} comes after ${follows}${date ? `, from ${date.day}` : ''}.`);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${before?.plantName ?? 'Something'} stands here`}
      description={`${name} can have the ${footprint.width * footprint.height === 1 ? 'square' : 'squares'} once that is out.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {between && 'words' in between && <Button onClick={sowBetween}>Sow Between</Button>}
          {many > 0 && <Button onClick={putEach}>{`${isAll ? 'All ' : ''}${many} after ${follows}`}</Button>}
          {!isTaken && (
            <Button variant="primary" disabled={season.status === 'loading'} onClick={put}>
              {`After ${follows}${date ? ` (from ${date.day})` : ''}`}
            </Button>
          )}
        </>
      }
    >
      <SeasonNotice season={season} gardenId={saved.gardenId} />
      {date?.warning && (
        <p className={styles.late} role="alert">
          {date.warning}
        </p>
      )}
      {plan && step && (
        <p className={styles.why}>
          {step.causes.map((cause) => sentenceOf(cause, step.kind, plan.words)).join(' ')}
        </p>
      )}
      {between && (
        <p className={styles.why}>
          {'words' in between ? `Sow between: ${between.words} ${between.reason}` : between.refused}
        </p>
      )}
    </Dialog>
  );
}
