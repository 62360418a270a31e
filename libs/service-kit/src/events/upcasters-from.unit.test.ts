import { defineEventType } from '@planted/contracts';
import { createUpcaster, type RecordedEvent, UnreadableEventError } from '@planted/event-sourcing';
import { z } from 'zod';
import { upcastersFrom } from './upcasters-from';

const bedDug = defineEventType({
  type: 'BedDug',
  versions: {
    1: {
      schema: z.object({ width: z.number() }),
      upcast: (data) => ({ ...(data as object), depth: 1 }),
    },
    2: { schema: z.object({ width: z.number(), depth: z.number() }) },
  },
});
const upcaster = createUpcaster(upcastersFrom([bedDug]));
const event = (schemaVersion: number, data: unknown): RecordedEvent => ({
  id: '0190a000-0000-7000-8000-000000000001',
  stream: 'bed-1',
  version: 1,
  type: 'BedDug',
  schemaVersion,
  data,
  sequence: 1,
  metadata: {
    actor: 'system',
    time: '2026-05-21T09:00:00.000Z',
    correlationId: 'c',
    causationId: null,
    commandId: null,
    service: 'gardens',
  },
});

describe('reading stored events by their schemas', () => {
  it('brings an old version to the newest', () => {
    expect(upcaster.upcast(event(1, { width: 2 }))).toMatchObject({
      schemaVersion: 2,
      data: { width: 2, depth: 1 },
    });
  });

  it('refuses data that its schema refuses', () => {
    expect(() => upcaster.upcast(event(2, { width: 'wide' }))).toThrow(UnreadableEventError);
    expect(() => upcaster.upcast(event(2, { width: 'wide' }))).toThrow(
      /: width: Invalid input.*; depth: Invalid input.*$/,
    );
  });
});
