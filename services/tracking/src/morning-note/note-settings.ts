import { type Environment, port, readSettings, signInSettings, trustedAddress } from '@planted/service-kit';
import { z } from 'zod';

const noteSettings = signInSettings.extend({
  PORT: port.default(8080),
  /** Origins of push services beside those that are known, by comma. */
  PUSH_SERVICES: z
    .string()
    .transform((list) => list.split(',').map((text) => text.trim()))
    .pipe(z.array(trustedAddress.transform((text) => new URL(text).origin)))
    .default([]),
  /** Pause between two looks at whose morning it is, in seconds. */
  MORNING_NOTE_ROUND_SECONDS: z.coerce.number().positive().default(30),
});

export type NoteSettings = z.output<typeof noteSettings>;

/** Nest token of `NoteSettings`. */
export const NOTE_SETTINGS = Symbol('NOTE_SETTINGS');

export const readNoteSettings = (environment: Environment): NoteSettings =>
  readSettings(noteSettings, environment);

/** Where browsers find a page of the product; what letters and notes lead to. */
export const pageAt = ({ PUBLIC_ORIGIN, HOST, PORT }: NoteSettings, path: string): string =>
  new URL(path, PUBLIC_ORIGIN ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`).href;
