import { type EventType, eventTypes, REMOVED_TEXT } from '@planted/contracts';
import type { DomainEvent, DecryptEvents, EncrypterFor, RecordedEvent } from '@planted/event-sourcing';
import type { DecryptText, PersonalData } from './personal-data';

/** How stored events hold what gardeners typed: encrypted under the key of the event's actor. */
export interface EventEncryption {
  readonly encrypterFor: EncrypterFor;
  readonly decrypt: DecryptEvents;
}

type Data = Readonly<Record<string, unknown>>;
type EncryptedEvent = RecordedEvent<DomainEvent<string, Data & { readonly sealed: string }>>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type FieldsOf = (event: DomainEvent) => readonly string[];

/**
 * Encrypts the personal fields of events, as their schemas name them, and decrypts them; of who is forgotten, each says
 * '(removed)'.
 * @param types all that the log can have; those of another type are left as they are
 */
export function createEventEncryption(
  personal: Pick<PersonalData, 'encrypterFor' | 'decryptersFor'>,
  types: readonly EventType[] = eventTypes,
): EventEncryption {
  const byName = new Map(types.map((known) => [known.type, known]));
  const fieldsOf: FieldsOf = ({ type, schemaVersion }) =>
    byName.get(type)?.personalFields(schemaVersion) ?? [];
  const isOurs = (event: RecordedEvent): event is EncryptedEvent =>
    fieldsOf(event).length > 0 && isEncrypted(event);
  return {
    encrypterFor(actor) {
      const later = () => personal.encrypterFor(actor);
      // Nobody else has a key.
      const early = UUID.test(actor) ? later() : undefined;
      return (events) =>
        Promise.all(
          events.map(async (event) => {
            const fields = fieldsOf(event);
            if (fields.length === 0) return event;
            const { own, rest } = split(event.data as Data, fields);
            const encrypt = early ?? later();
            return { ...event, data: { ...rest, sealed: await encrypt(JSON.stringify(own)) } };
          }),
        );
    },
    async decrypt(events) {
      const owners = new Set(events.filter(isOurs).map(({ metadata }) => metadata.actor));
      if (owners.size === 0) return events;
      const decrypterOf = await personal.decryptersFor([...owners].filter((owner) => UUID.test(owner)));
      return events.map((event) =>
        isOurs(event)
          ? { ...event, data: decryptData(event, fieldsOf(event), decrypterOf(event.metadata.actor)) }
          : event,
      );
    },
  };
}

/** One that should be encrypted and is not is left to its schema, which refuses it. */
const isEncrypted = ({ data }: RecordedEvent): boolean =>
  typeof data === 'object' && data !== null && 'sealed' in data && typeof data.sealed === 'string';

function split(data: Data, fields: readonly string[]): { own: Data; rest: Data } {
  const entries = Object.entries(data);
  return {
    own: Object.fromEntries(entries.filter(([key]) => fields.includes(key))),
    rest: Object.fromEntries(entries.filter(([key]) => !fields.includes(key))),
  };
}

function decryptData(event: EncryptedEvent, fields: readonly string[], decrypt: DecryptText): Data {
  const { sealed, ...rest } = event.data;
  const text = decrypt(sealed);
  const own: Data =
    text === undefined ? Object.fromEntries(fields.map((field) => [field, REMOVED_TEXT])) : JSON.parse(text);
  return { ...rest, ...own };
}
