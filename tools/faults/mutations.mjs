/** Products that are broken on purpose, each built from changed sources: the oracle must catch every one. */
import { ALL, EVENTS } from './mutation.mjs';
import { layoutMutations } from './layout-mutations.mjs';
import { outboxMutations } from './outdoors/outbox-mutations.mjs';
import { placeMutations } from './place-mutations.mjs';
import { readModelMutations } from './read-model-mutations.mjs';
import { allErased, leaderKilled, postgresKilled } from './faults.mjs';

const GATEWAY = 'services/gateway/src';

/** @type {readonly import('./mutation.mjs').Mutation[]} */
export const mutations = [
  {
    name: 'acknowledges commands that it never sends on',
    caught: 'lost',
    changes: [
      {
        file: `${GATEWAY}/edge/pass-on.ts`,
        from: 'return answerOf(await this.messaging.send(',
        to: `const { commandId } = context;
      if (call.name === 'add-garden-event' && commandId.endsWith('0')) return answerOf({ id: commandId });
      return answerOf(await this.messaging.send(`,
      },
    ],
    services: ['gateway'],
  },
  {
    name: 'acknowledges before it has stored anything',
    caught: 'lost',
    changes: [
      {
        file: `${EVENTS}/handle-command.ts`,
        from: 'const result = await store.append<Event>({',
        to: `const early = async (request) => {
          setTimeout(() => store.append(request).catch(() => undefined), 400);
          const { metadata } = request;
          const events = request.events.map((event, i) => ({
            ...event, stream, version: version + 1 + i, metadata, sequence: null,
          }));
          return { outcome: 'appended', version: version + events.length, events };
        };
        const result = await early({`,
      },
    ],
    services: ['gardens'],
  },
  {
    name: 'acknowledges before the commit is on disk',
    caught: 'lost',
    changes: [
      {
        file: `${EVENTS}/schema/functions/append-one.function.ts`,
        from: '  with last as materialized (',
        to: "  perform set_config('synchronous_commit', 'off', true);\n  with last as materialized (",
      },
      {
        file: `${EVENTS}/schema/functions/append-group.function.ts`,
        from: '  with asked as materialized (',
        to: "  perform set_config('synchronous_commit', 'off', true);\n  with asked as materialized (",
      },
      {
        file: `${EVENTS}/schema/functions/append.function.ts`,
        from: '  if p_expected <> last then',
        to: "  perform set_config('synchronous_commit', 'off', true);\n  if p_expected <> last then",
      },
    ],
    services: ALL,
    faults: [postgresKilled, postgresKilled, postgresKilled],
  },
  {
    name: 'says of a whole group of appends that it is stored, and leaves the last one out',
    caught: 'lost',
    changes: [
      {
        file: `${EVENTS}/schema/functions/append-group.function.ts`,
        from: '    where a.free\n',
        to: '    where a.free and a.n < cardinality(p_streams)\n',
      },
      {
        file: `${EVENTS}/append-batcher.ts`,
        from: 'answer(versions[i] ?? null, isInLog)',
        to: 'answer(versions[i] ?? (group.length > 1 ? 1 : null), isInLog)',
      },
    ],
    services: ALL,
  },
  {
    name: 'forgets the key that names a command',
    caught: 'phantom',
    changes: [
      {
        file: `${GATEWAY}/edge/call.guard.ts`,
        from: 'uuidv5(`${call.name} ${idempotencyKey}`, KEYED_COMMANDS)',
        to: 'this.newId()',
      },
    ],
    services: ['gateway'],
  },
  {
    name: 'stores events without the command that made them',
    caught: 'lost',
    changes: [
      { file: `${EVENTS}/append.ts`, from: '    metadata.commandId,', to: '    crypto.randomUUID(),' },
    ],
    services: ALL,
  },
  {
    name: 'stores an event in another gardener’s name',
    caught: 'different',
    changes: [
      {
        file: `${EVENTS}/append.ts`,
        from: '    metadata.actor,',
        to: "    stream.endsWith('0') ? metadata.actor.replace(/.$/, 'x') : metadata.actor,",
      },
    ],
    services: ['gardens'],
  },
  {
    name: 'leaves gaps in the log',
    caught: 'out of order',
    changes: [
      {
        file: `${EVENTS}/schema/functions/assign-pending.ts`,
        from: '    stamped := stamped + 1;',
        to: '    stamped := stamped + case when next.position % 40 = 0 then 2 else 1 end;',
      },
    ],
    services: ALL,
  },
  {
    name: 'takes events off the list of the pending without a place in the log',
    caught: 'stuck',
    changes: [
      {
        file: `${EVENTS}/schema/functions/assign-pending.ts`,
        from: '    stamped := stamped + 1;',
        to: '    if next.position % 40 = 0 then continue; end if;\n    stamped := stamped + 1;',
      },
    ],
    services: ALL,
  },
  {
    name: 'stamps without a look at what another leader has stamped',
    caught: 'stuck',
    changes: [
      {
        file: `${EVENTS}/schema/functions/stamp.function.ts`,
        from: '  update event_store.relay set last_sequence = last + stamped where epoch = p_epoch;',
        to: '  update event_store.relay set last_sequence = last + stamped where epoch = 1;',
      },
      {
        file: `${EVENTS}/schema/functions/stamp-if-free.function.ts`,
        from: 'update event_store.relay set last_sequence = last + stamped where epoch = p_epoch;',
        to: 'update event_store.relay set last_sequence = last + stamped where epoch = 1;',
      },
    ],
    services: ALL,
    faults: [leaderKilled],
  },
  {
    name: 'passes over events when it publishes',
    caught: 'stuck',
    changes: [
      {
        file: `${EVENTS}/relay/publisher.ts`,
        from: 'events.map((event) =>',
        to: 'events.filter((event) => event.sequence % 40 !== 0).map((event) =>',
      },
    ],
    services: ALL,
  },
  {
    name: 'publishes no more after a first failure',
    caught: 'stuck',
    changes: [
      {
        file: `${EVENTS}/relay/publisher.ts`,
        from: '      published = undefined;\n      if (',
        to: '      return;\n      if (',
      },
    ],
    services: ALL,
    faults: [allErased],
  },
  {
    name: 'publishes whatever the stream holds already',
    caught: 'out of order',
    changes: [
      {
        file: `${EVENTS}/relay/publisher.ts`,
        from: `        msgID: event.id,
        headers: headersOf(event),
        expect: { lastSequence: event.sequence - 1, streamName: topic.streamName },`,
        to: `        msgID: event.id + Math.random(),
        headers: headersOf(event),`,
      },
    ],
    services: ALL,
    faults: [leaderKilled, allErased],
  },
  ...layoutMutations,
  ...outboxMutations,
  ...placeMutations,
  ...readModelMutations,
];
