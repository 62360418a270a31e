import { eventTypes, REMOVED_TEXT } from '@planted/contracts';
import type { DomainEvent, DecryptEvents, RecordedEvent, EncryptEvents } from '@planted/event-sourcing';
import type { DecryptText, PersonalData } from './personal-data';

/** How stored events hold what gardeners typed: encrypted under the key of the event's actor. */
export interface EventEncryption {
  readonly encrypt: EncryptEvents;
  readonly decrypt: DecryptEvents;
}

type Data = Readonly<Record<string, unknown>>;
type EncryptedEvent = RecordedEvent<DomainEvent<string, Data & { readonly sealed: string }>>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const byName = new Map(eventTypes.map((known) => [known.type, known]));

/**
 * Encrypts the personal fields of events, as their schemas name them, and decrypts them; of who is forgotten, each says
 * '(removed)'.
 */
export function createEventEncryption(
  personal: Pick<PersonalData, 'encrypt' | 'decryptersFor'>,
): EventEncryption {
  return {
    encrypt: (events, actor) =>
      Promise.all(
        events.map(async (event) => {
          const fields = fieldsOf(event);
          if (!fields) return event;
          const { own, rest } = split(event.data as Data, fields);
          return { ...event, data: { ...rest, sealed: await personal.encrypt(actor, JSON.stringify(own)) } };
        }),
      ),
    async decrypt(events) {
      const owners = new Set(events.filter(isEncrypted).map(({ metadata }) => metadata.actor));
      if (owners.size === 0) return events;
      const decrypterOf = await personal.decryptersFor([...owners].filter((owner) => UUID.test(owner)));
      return events.map((event) =>
        isEncrypted(event)
          ? { ...event, data: decryptData(event, decrypterOf(event.metadata.actor)) }
          : event,
      );
    },
  };
}

function fieldsOf({ type, schemaVersion }: DomainEvent): readonly string[] | undefined {
  const fields = byName.get(type)?.personalFields(schemaVersion);
  return fields && fields.length > 0 ? fields : undefined;
}

/** One that should be encrypted and is not is left to its schema, which refuses it. */
function isEncrypted(event: RecordedEvent): event is EncryptedEvent {
  const { data } = event;
  return (
    fieldsOf(event) !== undefined &&
    typeof data === 'object' &&
    data !== null &&
    'sealed' in data &&
    typeof data.sealed === 'string'
  );
}

function split(data: Data, fields: readonly string[]): { own: Data; rest: Data } {
  const entries = Object.entries(data);
  return {
    own: Object.fromEntries(entries.filter(([key]) => fields.includes(key))),
    rest: Object.fromEntries(entries.filter(([key]) => !fields.includes(key))),
  };
}

function decryptData(event: EncryptedEvent, decrypt: DecryptText): Data {
  const { sealed, ...rest } = event.data;
  const text = decrypt(sealed);
  const own: Data =
    text === undefined
      ? Object.fromEntries((fieldsOf(event) ?? []).map((field) => [field, REMOVED_TEXT]))
      : JSON.parse(text);
  return { ...rest, ...own };
}
