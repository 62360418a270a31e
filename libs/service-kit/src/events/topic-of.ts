import type { EventTopic } from '@planted/event-sourcing';

/** Where the log of an installation is on NATS. */
export const topicOf = (namespace: string): EventTopic => ({
  streamName: `${namespace.toUpperCase()}_EVENTS`,
  subjectPrefix: `${namespace}.events`,
});
