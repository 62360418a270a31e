import type { FetchedSeason } from '@planted/api-client';
import { gardenSummaryState, type SeasonPlanting } from '@planted/contracts';
import { browserDrafts } from '@planted/mfe-kit';
import { z } from 'zod';

/** What the season reads of the planter's draft; all else in it is the planter's own. */
const placement = z.object({
  ...{ id: z.string(), plantId: z.string(), plantName: z.string(), color: z.string() },
  ...{ x: z.number().int(), y: z.number().int(), width: z.number().int(), height: z.number().int() },
  perSquare: z.number().int().nullish(),
});
const planterDraft = z.object({
  gardens: z.map(
    z.string(),
    z.object({ history: z.object({ present: z.object({ placements: z.array(placement) }) }) }),
  ),
});
/** A draft as the kit keeps it, of the release that this one knows. */
const storedDraft = z.object({ version: z.literal(1), value: z.unknown() });

/**
 * What lies under a name of this browser's drafts, for whoever is here. It is only looked at: the page that keeps a draft
 * opens it, changes it and clears it.
 * @returns null where nothing lies there, or what another release keeps in another shape
 */
async function peek<T>(name: string, value: z.ZodType<T>): Promise<T | null> {
  const draft = storedDraft.safeParse(await browserDrafts.get(browserDrafts.placeOf(name)));
  const read = value.safeParse(draft.data?.value);
  return read.success ? read.data : null;
}

/** The beds that a guest plants on this device, as a season of plantings that are to come. Never rejects. */
export async function readDraftedBeds(): Promise<FetchedSeason> {
  const [planter, summary] = await Promise.all([
    peek('planter', planterDraft),
    peek('garden-summary', gardenSummaryState),
  ]);
  const names = new Map(summary?.savedGardenPlots.map(({ draftId, name }) => [draftId, name]));
  const beds = [...(planter?.gardens ?? [])].map(([draftId, { history }], at) => ({
    ...{ id: draftId, name: names.get(draftId) ?? `Bed ${at + 1}` },
    plantings: history.present.placements.map((each) => plantingOf(draftId, each)),
  }));
  return {
    gardens: beds.map(({ id, name }) => ({ id, name, style: null, version: 0 })),
    plantings: beds.flatMap(({ plantings }) => plantings),
    position: 0,
  };
}

const plantingOf = (
  gardenId: string,
  { perSquare = null, ...spot }: z.infer<typeof placement>,
): SeasonPlanting => ({
  ...spot,
  gardenId,
  squares: spot.width * spot.height,
  plantsPerSquare: perSquare,
  ...{ state: 'standing', after: null, wasComing: false, fixed: [], done: [] },
  ...{ plantedDay: null, harvestDays: [], end: null },
});
