import { z } from 'zod';

/** Raised when a file of this release can no longer be read by the last one. */
export const FORMAT_VERSION = 1;

/** The first and the last entry of the archive. */
export const HEADER_ENTRY = 'planted-backup.json';
export const MANIFEST_ENTRY = 'manifest.json';

/** The first entry: it keeps this shape in every format to come, so that an older release can name what it refuses. */
export const backupHeader = z.object({
  format: z.literal('planted-backup'),
  version: z.number().int().positive(),
  /** The release that made it, as in package.json. */
  product: z.string(),
  /** ISO 8601. */
  createdAt: z.iso.datetime(),
});
export type BackupHeader = z.output<typeof backupHeader>;

/** The last entry: every part but the header and itself, in order. */
export const backupManifest = backupHeader.extend({
  parts: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })),
});
export type BackupManifest = z.output<typeof backupManifest>;

/** One entry of the archive, whole. */
export interface Part {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What follows the archive's end, where tar reads no further: the hash of every byte before. */
export const trailerOf = (sha256: string): string => `sha256 ${sha256}\n`;
/** In bytes. */
export const TRAILER_SIZE = trailerOf('0'.repeat(64)).length;

/** The file is no backup, or not the one that was made. Nothing was changed. */
export class BrokenBackupError extends Error {
  override readonly name = 'BrokenBackupError';
  readonly code = 'broken-backup';
}
