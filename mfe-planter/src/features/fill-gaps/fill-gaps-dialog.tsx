import { algorithmNames, PLANNING_ALGORITHMS, type PlanningAlgorithm } from '@planted/auto-planting';
import { newId, showAlert } from '@planted/mfe-kit';
import { nameOfDay, toDay, toText } from '@planted/season';
import { startWords } from '@planted/season-plan';
import { Button, Dialog, EmptyState, LinkButton, Loading, PlantImage, Sprout, TextInput } from '@planted/ui';
import { useNavigate } from '@planted/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedGarden } from '../../saved-garden/create-saved-garden';
import { today } from '../../saved-garden/today';
import { useLayoutAct } from '../../saved-garden/use-layout-act';
import { useBedSeason } from '../../season/use-bed-season';
import { loadPlanningData } from '../auto-plant/planning-data';
import { openPlanningWorker } from '../auto-plant/open-planning-worker';
import { runPlanning } from '../auto-plant/run-planning';
import styles from './fill-gaps-dialog.module.css';
import { type GapPlan, GapPlans, squaresIn } from './gap-plans';
import { planGaps } from './plan-gaps';

interface FillGapsDialogProps {
  readonly saved: SavedGarden;
  readonly onClose: () => void;
}

/** 'Fill what is free from [day]': an algorithm plans squares that are free for part of the season, as one act (SEA-9). */
export default function FillGapsDialog({ saved, onClose }: FillGapsDialogProps) {
  const { gardenId } = saved;
  const day = toDay(today());
  const season = useBedSeason(saved);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [from, setFrom] = useState(() => toText(day));
  const { garden = null, plan: planned = null, known = null } = season.status === 'ready' ? season : {};
  const bed = garden && planned && known ? { garden, plan: planned, known } : undefined;
  const { planter } = saved.get();
  const [plot] = planter.plots;
  const choice = planter.get().gardens.get(gardenId)?.autoPlanting;
  const act = useLayoutAct(saved, onClose);
  const [chosen, setChosen] = useState<GapPlan>();
  const filling = useMutation({
    onMutate: () => setChosen(undefined),
    async mutationFn(algorithms: readonly PlanningAlgorithm[]): Promise<readonly GapPlan[]> {
      if (!bed || !plot || !choice) return [];
      const kinds = planter.layoutOf(gardenId).plants.map(({ plantId }) => plantId);
      const data = await loadPlanningData(kinds, choice.preset, (queryKey, queryFn) =>
        queries.fetchQuery({ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }),
      );
      const signal = new AbortController().signal;
      const done: GapPlan[] = [];
      for (const algorithm of algorithms) {
        const filled = await planGaps({
          ...{ bed, plot, choice: { ...choice, algorithm }, chosen: kinds, data, newId },
          day: Math.max(day, toDay(from)),
          now: new Date().toISOString(),
          async run(input) {
            const [result] = await runPlanning({ inputs: [input] }, openPlanningWorker, { signal });
            if (!result) throw new Error('The algorithm gave no plan.');
            return result;
          },
        });
        done.push({ algorithm, filled });
      }
      return done;
    },
    onError: (cause) => showAlert({ kind: 'error', title: "We couldn't make a plan", text: cause.message }),
  });
  const made = filling.data ?? [];
  // Of several the one that uses most of the room.
  const plan = chosen ?? made.toSorted((one, other) => squaresIn(other) - squaresIn(one))[0];
  const filled = plan?.filled;
  const names = filled?.kinds.map(({ plant }) => plant.plant_name).join(', ');
  const words =
    filled &&
    bed &&
    `Free from ${nameOfDay(filled.ground.day, bed.plan.words.year)}: ${names || 'nothing that fits and still ripens'}.`;
  return (
    <Dialog
      open
      size="m"
      scrolls="body"
      title="Fill What Is Free"
      description="What stands that day stays. Only plants that still ripen are used."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={act.isPending}
            busyLabel="Planting..."
            disabled={!filled || filled.changes.length === 0}
            onClick={() =>
              filled &&
              bed &&
              act.mutate({ bed, changes: filled.changes, title: `${saved.name} filled`, text: words ?? '' })
            }
          >
            Plant These
          </Button>
        </>
      }
    >
      {season.status === 'loading' && <Loading>Looking at the season...</Loading>}
      {season.status === 'failed' && (
        <EmptyState action={<Button onClick={season.retry}>Try Again</Button>}>
          The season could not be read. Your plants are safe.
        </EmptyState>
      )}
      {season.status === 'ready' && !bed && (
        <EmptyState
          action={
            <LinkButton href="/place" onNavigate={navigate}>
              Choose a place
            </LinkButton>
          }
        >
          Dates need a place, or your own frost dates.
        </EmptyState>
      )}
      {bed && choice && (
        <>
          <div className={styles.ask}>
            <TextInput
              type="date"
              label="Fill what is free from"
              min={toText(day)}
              value={from}
              onChange={(event) => {
                setFrom(event.currentTarget.value);
                filling.reset();
              }}
            />
            <Button
              icon={Sprout}
              busy={filling.isPending}
              busyLabel="Planning..."
              disabled={from < toText(day)}
              onClick={() => filling.mutate([choice.algorithm])}
            >
              Plan by {algorithmNames[choice.algorithm]}
            </Button>
            <Button
              variant="text"
              disabled={filling.isPending || from < toText(day)}
              onClick={() => filling.mutate(PLANNING_ALGORITHMS)}
            >
              Compare All Five Plans
            </Button>
          </div>
          {plan && made.length > 1 && <GapPlans plans={made} chosen={plan} onChoose={setChosen} />}
          <p role="status">{words}</p>
          {filled && filled.kinds.length > 0 && (
            <ul aria-label="Plan" className={styles.list}>
              {filled.kinds.map(({ plant, chance, squares }) => (
                <li key={plant.id} className={styles.row}>
                  <PlantImage src={plant.optimized_plant_image_url} size={40} />
                  <div>
                    <strong>{plant.plant_name}</strong>
                    <p className="tiny soft">
                      {startWords(chance, bed.plan, day)}, in {squares} {squares === 1 ? 'square' : 'squares'}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  );
}
