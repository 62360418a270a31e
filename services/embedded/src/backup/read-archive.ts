import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import {
  type BackupHeader,
  backupHeader,
  type BackupManifest,
  backupManifest,
  BrokenBackupError,
  FORMAT_VERSION,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  type Part,
  TRAILER_SIZE,
  trailerOf,
} from './archive-format';
import { codeOf } from './error-code';
import { sha256Of } from './write-archive';

/**
 * Reads the whole file and checks every byte of it.
 * @throws BrokenBackupError that says in one clause what is wrong
 */
export async function verifyArchive(file: string): Promise<BackupManifest> {
  const { size } = await stat(file);
  const header = await readHeader(file);
  if (header.version > FORMAT_VERSION) {
    throw new BrokenBackupError(
      `it is in format ${header.version}, made by Planted ${header.product}; this release reads format ${FORMAT_VERSION}`,
    );
  }
  await checkTrailer(file, size);
  const parts: BackupManifest['parts'] = [];
  let manifest: BackupManifest | undefined;
  for await (const { name, bytes } of entriesOf(file, size)) {
    if (name === MANIFEST_ENTRY) manifest = backupManifest.parse(JSON.parse(bytes.toString()));
    else if (name !== HEADER_ENTRY) parts.push({ name, size: bytes.length, sha256: sha256Of(bytes) });
  }
  if (!manifest || JSON.stringify(manifest.parts) !== JSON.stringify(parts))
    throw new BrokenBackupError('its parts are not those of its manifest');
  return manifest;
}

/**
 * The parts of a verified file in their order, each checked again as it is read.
 * @throws BrokenBackupError when the file is no longer the one that was verified
 */
export async function* readParts(file: string, manifest: BackupManifest): AsyncGenerator<Part> {
  const { size } = await stat(file);
  const expected = manifest.parts.values();
  for await (const part of entriesOf(file, size)) {
    if (part.name === HEADER_ENTRY || part.name === MANIFEST_ENTRY) continue;
    const { name, sha256 } = expected.next().value ?? {};
    if (name !== part.name || sha256 !== sha256Of(part.bytes))
      throw new BrokenBackupError(`it changed while it was read, at ${part.name}`);
    yield part;
  }
  if (!expected.next().done) throw new BrokenBackupError('it was cut while it was read');
}

/** @throws BrokenBackupError when the file does not begin as a backup does */
async function readHeader(file: string): Promise<BackupHeader> {
  try {
    const { size } = await stat(file);
    for await (const { name, bytes } of entriesOf(file, size)) {
      if (name !== HEADER_ENTRY) break;
      return backupHeader.parse(JSON.parse(bytes.toString()));
    }
  } catch (error) {
    // The system names its errors so; those of a damaged file have no code.
    if (/^E[A-Z]+$/.test(codeOf(error))) throw error;
  }
  throw new BrokenBackupError('it does not begin as a backup of Planted does');
}

async function checkTrailer(file: string, size: number): Promise<void> {
  const hash = createHash('sha256');
  const end = Math.max(size - TRAILER_SIZE, 0);
  for await (const chunk of createReadStream(file, { end: end - 1 })) hash.update(chunk);
  const trailer = await buffer(createReadStream(file, { start: end }));
  if (trailer.toString('latin1') === trailerOf(hash.digest('hex'))) return;
  throw new BrokenBackupError('it was cut or changed: its checksum does not match');
}

async function* entriesOf(file: string, size: number): AsyncGenerator<Part> {
  const tar = extract();
  if (size <= TRAILER_SIZE) return;
  const source = createReadStream(file, { end: size - TRAILER_SIZE - 1 });
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  try {
    for await (const entry of tar) yield { name: entry.header.name, bytes: await bytesOf(entry) };
  } finally {
    source.destroy();
  }
}

async function bytesOf(entry: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks);
}
