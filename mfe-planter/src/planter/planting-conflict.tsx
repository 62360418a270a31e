import { Button, NeedsYou } from '@planted/ui';
import type { GardenPlot } from './garden-plot';
import { gardensApart } from './keep-both';
import type { PlantingConflict } from './keep-draft';
import type { PersistedPlanter } from './planter-draft';

interface PlantingConflictCardProps extends PlantingConflict {
  readonly plots: readonly GardenPlot[];
}

/** Asks which of two plantings to continue with. Neither is lost. */
export function PlantingConflictCard({ plots, here, there, isOfSignIn, choose }: PlantingConflictCardProps) {
  const apart = new Set(gardensApart(here, there));
  const named = plots.filter(({ draftId }) => apart.has(draftId));
  const saved = named.filter(({ draftId }) => there.gardens.get(draftId)?.isSaved);
  const inWords = ({ gardens }: PersistedPlanter): string => {
    const works = named.map(({ draftId }) => gardens.get(draftId));
    const squares = works.reduce((sum, work) => sum + (work?.history.present.placements.length ?? 0), 0);
    return squares === 1 ? '1 plant placed' : `${squares} plants placed`;
  };
  return (
    <NeedsYou
      title={`Needs you: two layouts${named.length > 0 ? ` of ${named.map(({ name }) => name).join(', ')}` : ''}`}
      versions={[
        { name: isOfSignIn ? 'Shown now' : 'This tab', detail: inWords(here) },
        {
          name: isOfSignIn ? 'The other one' : 'Other tab',
          detail: `${inWords(there)}${saved.length > 0 ? ', saved' : ''}`,
        },
      ]}
      actions={
        <>
          <Button variant="primary" onClick={() => choose('here')}>
            Use this one
          </Button>
          <Button onClick={() => choose('there')}>Use the other one</Button>
        </>
      }
    >
      {whyTwo(saved.length > 0, isOfSignIn)}
    </NeedsYou>
  );
}

function whyTwo(isSavedThere: boolean, isOfSignIn = false): string {
  const undo = "Undo brings back the one you don't choose.";
  if (isOfSignIn)
    return `You had planted before you signed in, and your account had a layout in this browser too, so both were kept. ${undo}`;
  return isSavedThere
    ? 'It was saved in another tab while you changed it here, so nothing was overwritten. To save this layout instead, use this one.'
    : `You planted in two tabs at the same time, so nothing was overwritten. ${undo}`;
}
