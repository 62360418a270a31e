import type { Plant, ServedLayout } from '@planted/contracts';
import { newId, useNavigate, useSearchParams, useStore } from '@planted/mfe-kit';
import { ArrowLeft, LinkButton } from '@planted/ui';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { VeggieSelector } from '../features/choose-plants/veggie-selector';
import { FillGapsButton } from '../features/fill-gaps/fill-gaps-button';
import { Workspace } from '../features/place-plants/workspace';
import { useSuccession } from '../features/put-after/use-succession';
import { GardensSkeleton } from '../features/summarize-gardens/gardens-skeleton';
import { NextSeasonButton } from '../next-season/next-season-button';
import type { PlantingConflict } from '../planter/keep-draft';
import { PlantingConflictCard } from '../planter/planting-conflict';
import { usePlanter } from '../planter/use-planter';
import { NO_ANSWERS, type RotationAnswers } from '../rotation/answers';
import { useRotation } from '../rotation/use-rotation';
import { useBedDays } from '../season/use-bed-days';
import { useBedMemory } from '../square-memory/use-bed-memory';
import { WhatIfButton } from '../what-if/what-if-button';
import { createSavedGarden, type SavedBranch } from './create-saved-garden';
import { keepSavedDraft } from './keep-saved-draft';
import { SaveChangesButton } from './save-changes-button';
import type { PersistedGarden } from './saved-draft';
import { UnfitCard } from './unfit-card';
import { useSaveChanges } from './use-save-changes';

/** Fetched by who plans the next season. */
const NextSeasonPage = lazy(() => import('../next-season/next-season-page'));

interface OpenGardenProps {
  readonly served: ServedLayout;
  readonly catalogue: readonly Plant[];
  readonly kept: PersistedGarden | null;
  /** The branch that `served` is; without it, the garden itself. */
  readonly branch?: SavedBranch | null;
  /** What the branch says of rotation advice beyond what its garden does. */
  readonly ignored?: RotationAnswers;
  /** The way back; to the Garden Manager without it. */
  readonly back?: ReactNode;
}

/** A garden of the server's, or a branch of one, in the planter. */
export function OpenGarden({
  served,
  catalogue,
  kept,
  branch = null,
  ignored = NO_ANSWERS,
  back,
}: OpenGardenProps) {
  const [search] = useSearchParams();
  const [saved] = useState(() =>
    createSavedGarden({
      ...{ served, branch, catalogue, kept, newId },
      newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    }),
  );
  const [conflict, setConflict] = useState<PlantingConflict | null>(null);
  const { planter } = useStore(saved);
  const navigate = useNavigate();
  const save = useSaveChanges(saved);
  const succession = useSuccession(saved);
  const days = useBedDays(saved);
  const rotation = useRotation(saved, ignored);
  const choosing = usePlanter(planter, (state) => state.choosing);
  const [plot] = planter.plots;
  const memory = useBedMemory(saved.gardenId, plot?.matrix);
  const nameOf = (plantId: string): string =>
    catalogue.find(({ id }) => id === plantId)?.plant_name ?? 'This plant';

  useLayoutEffect(() => keepSavedDraft(saved, setConflict), [saved]);
  // Also what came from the server while an act was on its way.
  const isSaving = usePlanter(planter, ({ saving }) => saving !== null);
  useEffect(() => {
    if (!isSaving) saved.follow(served);
  }, [saved, served, isSaving]);

  if (!plot) return null;
  if (search.has('next'))
    return (
      <Suspense fallback={<GardensSkeleton />}>
        <NextSeasonPage saved={saved} />
      </Suspense>
    );
  return (
    <>
      <Workspace
        key={`${plot.matrix.map((row) => row.join('')).join(' ')}`}
        planter={planter}
        plot={plot}
        back={
          back ?? (
            <LinkButton
              variant="text"
              icon={ArrowLeft}
              href={`/garden-manager?garden=${saved.gardenId}`}
              onNavigate={navigate}
            >
              Garden Manager
            </LinkButton>
          )
        }
        succession={succession}
        days={days}
        rotation={rotation.shown}
        memory={memory}
        save={<SaveChangesButton saved={saved} catalogue={catalogue} onSave={save} />}
        inOptions={<FillGapsButton saved={saved} />}
        more={
          <>
            <NextSeasonButton saved={saved} days={days} />
            {!branch && <WhatIfButton saved={saved} />}
          </>
        }
      />
      {rotation.host}
      {choosing !== null && <VeggieSelector planter={planter} plot={plot} />}
      {conflict ? (
        <PlantingConflictCard plots={planter.plots} {...conflict} />
      ) : (
        <UnfitCard saved={saved} nameOf={nameOf} />
      )}
    </>
  );
}
