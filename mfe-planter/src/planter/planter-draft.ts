import { PLANNING_ALGORITHMS, SIDES } from '@planted/auto-planting';
import { hexColor, keptStepDays } from '@planted/contracts';
import {
  MAX_COMING_PER_GARDEN,
  MAX_PER_SQUARE,
  MAX_PLANT_SIDE,
  MAX_PLANTS_PER_GARDEN,
  MAX_SIDE,
  MIN_PLANT_SIDE,
} from '@planted/garden-domain';
import { createDraftStore } from '@planted/mfe-kit';
import { z } from 'zod';
import type { PersistedWork } from './garden-work';
import { persistedReport } from './persisted-report';
import { PLANT_PRESETS } from './plan-report';

/** The planter as it is persisted in this browser, until everything in it is saved on the server. */
export interface PersistedPlanter {
  /** By draft id. */
  readonly gardens: ReadonlyMap<string, PersistedWork>;
  /** The garden whose workspace is open. */
  readonly planting: string | null;
  /** The garden that was on its way to the server: the page continues with it when it is opened again. */
  readonly saving: string | null;
}

/** Undo steps that survive a reload. */
export const MAX_PERSISTED_STEPS = 40;

const side = z.number().int().min(MIN_PLANT_SIDE).max(MAX_PLANT_SIDE);
const corner = z.number().int().min(0).max(MAX_SIDE);

const plant = z.object({
  plantId: z.string(),
  name: z.string(),
  wanted: z.number().int().min(0),
  plantingWidth: side.nullable(),
  plantingHeight: side.nullable(),
  perSquare: z.number().int().min(1).max(MAX_PER_SQUARE).optional(),
  color: hexColor,
  imageUrl: z.string(),
  smallImageUrl: z.string(),
  isPollinatorFriendly: z.boolean().optional(),
  isPestControl: z.boolean().optional(),
  isSupplementalPollinator: z.boolean().optional(),
  isOffered: z.boolean().optional(),
});

const placement = z.object({
  id: z.string(),
  plantId: z.string(),
  plantName: z.string(),
  color: hexColor,
  x: corner,
  y: corner,
  width: side,
  height: side,
  perSquare: z.number().int().min(1).max(MAX_PER_SQUARE).nullable().optional(),
});

const placements = z.array(placement).max(MAX_PLANTS_PER_GARDEN);

const coming = placement.extend({
  after: z.string().nullable(),
  under: z.string().optional(),
  stands: z.literal(true).optional(),
  fixed: keptStepDays,
});

const layout = z.object({
  plants: z.array(plant),
  placements,
  coming: z.array(coming).max(MAX_COMING_PER_GARDEN).default([]),
  preview: z.set(z.string()),
  setAside: placements.default([]),
  pinned: z.set(z.string()).default(new Set()),
  plan: z.string().nullable().default(null),
});

const steps = z.array(z.object({ name: z.string(), value: layout })).max(MAX_PERSISTED_STEPS);

const number = z.number().nullable().optional();
const yesOrNo = z.boolean().optional();

/** What an older draft holds besides is left out, and what it lacks has its default. */
const chosenOptions = z.object({
  autoFillEmpty: yesOrNo,
  strictCounts: yesOrNo,
  useFullSpace: yesOrNo,
  prioritizePollinators: yesOrNo,
  strictCompanions: yesOrNo,
  maximizeYieldPlantingVariance: number,
  plantingVariance: number,
  goodCompanionMultiplier: number,
  moderateCompanionMultiplier: number,
  badCompanionMultiplier: number,
  pollinatorRatio: number,
  diversityFactor: number,
  clusterSize: number,
  pestControlRatio: number,
  minSpacing: number,
  maxSpacing: number,
  rotationWeight: number,
  northWeight: number,
  badNeighborWeight: number,
  blockWeight: number,
  climberWeight: number,
  spreadWeight: number,
  reachWeight: number,
  waterZoneWeight: number,
});

const choice = z.object({
  algorithm: z.enum(PLANNING_ALGORITHMS).default('maximize-yield'),
  preset: z.enum(PLANT_PRESETS).default('user'),
  options: chosenOptions.default({}),
  seed: z.number().int(),
  keepsPlaced: z.boolean().default(true),
  north: z.enum(SIDES).optional(),
});

export const persistedPlanter = z.object({
  gardens: z.map(
    z.string(),
    z.object({
      matrix: z.string(),
      history: z.object({ past: steps, present: layout, future: steps }),
      isSaved: z.boolean(),
      autoPlanting: choice,
      // A report about a plan, made again by the next run: one of another shape is no reason to lose the planting.
      reports: z.array(persistedReport(placement, choice)).catch([]),
    }),
  ),
  planting: z.string().nullable(),
  saving: z.string().nullable().default(null),
});

/** Reads what storage holds. @throws where it is no draft of the planter */
export const parsePersistedPlanter = (value: unknown): PersistedPlanter => persistedPlanter.parse(value);

export const planterDraft = createDraftStore<PersistedPlanter>({
  key: 'planter',
  version: 1,
  parse: parsePersistedPlanter,
});
