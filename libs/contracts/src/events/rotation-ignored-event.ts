import { z } from 'zod';
import { uuid } from '../text';
import { personal } from '../text-privacy';
import { defineEventType } from './define-event-type';

const planting = z.object({
  gardenId: uuid,
  /** Of one that stands or is to come: it is remembered for that planting, wherever it is moved. */
  plantingId: uuid,
});

/** A gardener knows why the rules of rotation do not hold for a planting (decision 0168). */
export const rotationIgnoredEvent = defineEventType({
  type: 'RotationIgnored',
  versions: { 1: { schema: planting.extend({ because: personal(z.string()) }) } },
});

/** What was ignored is taken back: the rules hold for the planting again. */
export const rotationHeededEvent = defineEventType({
  type: 'RotationHeeded',
  versions: { 1: { schema: planting } },
});
