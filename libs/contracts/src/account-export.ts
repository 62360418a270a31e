import { z } from 'zod';
import { activity } from './activity';
import { gardenRow } from './garden';
import { gardenPlantRow } from './garden-plant';
import { journalEntry } from './journal';
import { chosenPlace } from './place';
import { knownOwnKind } from './own-kind';
import { reminder } from './reminder';
import { seasonPlanting } from './season-planting';
import { uuid } from './text';

/** Raised when the document changes in a way that its readers must know of. */
export const ACCOUNT_EXPORT_VERSION = 1;

/** Who the gardener is, and how and where they sign in; no secrets. Times are ISO 8601, UTC, everywhere. */
export const exportedAccount = z.object({
  id: uuid,
  given_name: z.string(),
  profile_picture_url: z.string().nullable(),
  /** As the provider verified it; null where none is kept. */
  email: z.string().nullable(),
  created_at: z.string(),
  identities: z.array(
    z.object({
      issuer: z.string(),
      subject: z.string(),
      given_name: z.string(),
      profile_picture_url: z.string().nullable(),
      created_at: z.string(),
      last_sign_in_at: z.string(),
    }),
  ),
  factors: z.array(z.object({ friendly_name: z.string(), status: z.string(), created_at: z.string() })),
  /** Browsers in which the gardener is signed in. */
  sessions: z.array(z.object({ created_at: z.string(), expires_at: z.string() })),
});
export type ExportedAccount = z.infer<typeof exportedAccount>;

/** An event as it is stored, with its personal texts decrypted. */
export const exportedEvent = z.object({
  id: uuid,
  /** E.g. 'garden-<id>', and which of its events this is. */
  stream: z.string(),
  version: z.number().int(),
  type: z.string(),
  schema_version: z.number().int(),
  time: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** A message to the makers that has not been deleted since. */
export const exportedMessage = z.object({
  id: uuid,
  email: z.string(),
  message: z.string(),
  created_at: z.string(),
});

/** What was chosen for a garden, or, with null, for all that have no choice of their own. */
export const exportedPlace = chosenPlace.unwrap().extend({ gardenId: uuid.nullable() });
export type ExportedPlace = z.infer<typeof exportedPlace>;

/** A browser in which the morning note is shown; its address at the push service is a secret. */
export const exportedDevice = z.object({ id: uuid, name: z.string(), added_at: z.string() });
export type ExportedDevice = z.infer<typeof exportedDevice>;

/** What the tracking service has of a gardener, a list of each kind. */
export const trackedSections = {
  /** `matrix` is the plot: rows by newline, cells by comma. */
  gardens: gardenRow,
  plants: gardenPlantRow,
  reminders: reminder.omit({ plant_name: true }),
  journal: journalEntry,
  activity,
  /** Plantings in time, also those that are to come or are gone. */
  season: seasonPlanting,
  /** Browsers in which the morning note is shown. */
  devices: exportedDevice,
  events: exportedEvent,
};
export const trackedSection = z.enum(Object.keys(trackedSections) as [TrackedSection, ...TrackedSection[]]);
export type TrackedSection = keyof typeof trackedSections;

/** Everything that is a gardener's, as one document: what GET /api/account/export answers. */
export const accountExport = z.object({
  format: z.literal('planted-account'),
  version: z.literal(ACCOUNT_EXPORT_VERSION),
  exported_at: z.string(),
  account: exportedAccount,
  gardens: z.array(trackedSections.gardens),
  plants: z.array(trackedSections.plants),
  reminders: z.array(trackedSections.reminders),
  journal: z.array(trackedSections.journal),
  activity: z.array(trackedSections.activity),
  season: z.array(trackedSections.season).optional(),
  devices: z.array(trackedSections.devices).optional(),
  events: z.array(trackedSections.events),
  places: z.array(exportedPlace).optional(),
  /** Varieties and plants of the gardener's own. */
  own_kinds: z.array(knownOwnKind).optional(),
  messages: z.array(exportedMessage),
});
export type AccountExport = z.infer<typeof accountExport>;

/** A part of a list: what comes after the row with the id `after`. `next` is the `after` of the rest, or null. */
export const pageAsked = z.object({ after: uuid.nullable() });
