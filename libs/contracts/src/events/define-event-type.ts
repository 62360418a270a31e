import type { z } from 'zod';
import { checkTexts, type EventVersion, personalFieldsOf } from './personal-fields';
import type { UnclassifiedText } from './texts-of-schema';

/** By version: 1, 2, … */
export type EventVersions = Readonly<Record<number, EventVersion>>;

/** All that is known of an event type; its frozen examples are in `examples/`, one for each version. */
export interface EventType<Type extends string = string, Versions extends EventVersions = EventVersions> {
  /** In the past tense, such as 'GardenSaved'. */
  readonly type: Type;
  readonly versions: Versions;
  /** The version that deciders write and everything else reads. */
  readonly newest: number;
  /** The fields that are one encrypted text in stored events of a version; of a version to come, those of the newest. */
  personalFields(version: number): readonly string[];
}

/** The version that is brought to no other. */
type NewestOf<Versions extends EventVersions> = {
  [Version in keyof Versions]: Versions[Version] extends { readonly upcast: unknown } ? never : Version;
}[keyof Versions] &
  number;

/** The events of these types, in their newest version, as deciders make them and read models meet them. */
export type EventOf<Known extends EventType> =
  Known extends EventType<infer Type, infer Versions>
    ? {
        type: Type;
        schemaVersion: NewestOf<Versions>;
        data: z.infer<Versions[NewestOf<Versions>]['schema']>;
      }
    : never;

/** Demands of a version with unclassified text a schema that nothing is, so that the error names the fields. */
type WithPrivacy<Versions extends EventVersions> = {
  [Number in keyof Versions]: Versions[Number] extends { readonly schema: infer Schema }
    ? [UnclassifiedText<Schema>] extends [never]
      ? EventVersion
      : { schema: `field '${UnclassifiedText<Schema>}' is text that is neither personal() nor plain()` }
    : EventVersion;
};

/**
 * Declares an event type.
 * @throws TypeError when a version is missing between 1 and the newest or cannot be brought to the next, or when a text
 * is neither personal nor plain, or personal where it cannot be encrypted.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEventType<const Type extends string, Versions extends EventVersions>({
  type,
  versions,
}: {
  readonly type: Type;
  readonly versions: Versions & WithPrivacy<Versions>;
}): EventType<Type, Versions> {
  const newest = Math.max(1, ...Object.keys(versions).map(Number));
  const personal = new Map<number, readonly string[]>();
  for (let number = 1; number <= newest; number += 1) {
    const version = versions[number];
    if (!version) throw new TypeError(`${type} has no version ${number}`);
    if (number < newest && !version.upcast)
      throw new TypeError(`${type} v${number}: 'upcast' is missing, which brings it to v${number + 1}`);
    if (number === newest && version.upcast)
      throw new TypeError(`${type} v${number}: 'upcast' leads to v${number + 1}, which is missing`);
    checkTexts(`${type} v${number}`, version.schema);
    personal.set(number, personalFieldsOf(version));
  }
  return {
    type,
    versions,
    newest,
    personalFields: (version) => personal.get(Math.min(version, newest)) ?? [],
  };
}
