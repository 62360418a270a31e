import { JetStreamApiError } from '@nats-io/jetstream';

/** JetStream's error code for a stream that does not exist. */
const STREAM_NOT_FOUND = 10_059;

export const isStreamNotFound = (error: unknown): boolean =>
  error instanceof JetStreamApiError && error.code === STREAM_NOT_FOUND;
