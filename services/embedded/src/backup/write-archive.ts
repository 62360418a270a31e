import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import {
  type BackupHeader,
  type BackupManifest,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  type Part,
  trailerOf,
} from './archive-format';

/** Only the owner may read what gardeners did. */
const OWNER_ONLY = 0o600;

/**
 * Writes a new file: a tar archive of the header, the parts as they come, and their manifest, then the hash of it all.
 * The file is on disk when this returns.
 * @throws the error of the disk or of `parts`; the file is then incomplete, and the caller's to remove.
 */
export async function writeArchive(
  file: string,
  header: BackupHeader,
  parts: AsyncIterable<Part>,
): Promise<BackupManifest> {
  const tar = pack();
  // Whoever waits for the tar or for the file is told.
  tar.on('error', () => undefined);
  const writing = pipeline(
    Readable.from(hashed(tar)),
    createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY, flush: true }),
  );
  const adding = addAll(tar, header, parts, writing).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  // Both have let go of the file before the caller removes it.
  await Promise.allSettled([adding, writing]);
  const manifest = await adding;
  await writing;
  return manifest;
}

/** @param writing rejects when the file takes no more */
async function addAll(
  tar: Pack,
  header: BackupHeader,
  parts: AsyncIterable<Part>,
  writing: Promise<void>,
): Promise<BackupManifest> {
  const mtime = new Date(header.createdAt);
  const add = ({ name, bytes }: Part) => {
    const added = new Promise<void>((resolve, reject) => {
      tar.entry({ name, size: bytes.length, mode: OWNER_ONLY, mtime }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    return Promise.race([added, writing]);
  };
  await add({ name: HEADER_ENTRY, bytes: jsonOf(header) });
  const listed: BackupManifest['parts'] = [];
  for await (const part of parts) {
    await add(part);
    listed.push({ name: part.name, size: part.bytes.length, sha256: sha256Of(part.bytes) });
  }
  const manifest = { ...header, parts: listed };
  await add({ name: MANIFEST_ENTRY, bytes: jsonOf(manifest) });
  tar.finalize();
  return manifest;
}

async function* hashed(tar: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of tar) {
    if (!(chunk instanceof Buffer)) throw new TypeError('tar-stream packs into buffers');
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(trailerOf(hash.digest('hex')));
}

const jsonOf = (content: object): Buffer => Buffer.from(`${JSON.stringify(content)}\n`);

/** @returns the hash in hexadecimal digits */
export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
