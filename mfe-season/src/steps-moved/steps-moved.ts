import { fetchSeason, fetchSeasonFacts, readKindsOf } from '@planted/api-client';
import { localDayOf } from '@planted/garden-domain';
import type { StepsMoved } from '@planted/mfe-kit';
import { toDay } from '@planted/season';
import { movedByPlace } from '@planted/season-plan';

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

/** What a change of place did to the dates: '12 steps moved.', '7 steps have dates now.' */
export const stepsMoved: StepsMoved = async (before, after, gardenId) => {
  const all = await fetchSeason();
  const gardens = all.gardens.filter(({ id }) => gardenId === undefined || id === gardenId);
  if (gardens.length === 0 || all.plantings.length === 0) return undefined;
  const planted = all.plantings.map(({ plantId }) => plantId);
  const [plants, facts] = await Promise.all([readKindsOf(planted), fetchSeasonFacts()]);
  const today = toDay(localDayOf(new Date()));
  const { moved, dated } = movedByPlace({ season: { ...all, gardens }, plants, facts, today }, before, after);
  const said = [
    moved > 0 && `${steps(moved)} moved.`,
    dated > 0 && `${steps(dated)} ${dated === 1 ? 'has' : 'have'} dates now.`,
  ];
  return said.filter(Boolean).join(' ') || undefined;
};
