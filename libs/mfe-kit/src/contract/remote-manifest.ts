import { faultAgainst } from './fault-against';
import schema from './remote.schema.json' with { type: 'json' };

/** A page that a micro-frontend brings. */
export interface ListedPage {
  /** e.g. '/plant-finder' */
  readonly path: string;
  readonly title: string;
  /** The chunk that holds it, where its build says so: fetched beside the routes that will import it. */
  readonly script?: string;
  /**
   * What it asks for first: paths and queries of calls that only read, in which '{today}' is the day on the gardener's
   * calendar. The shell asks for them beside the code; as a guest only for what is everybody's.
   */
  readonly data?: readonly string[];
  /**
   * What the server puts into the page until it shows, for guests and for who has a session: files among `files`, whose
   * `styles` they are painted with.
   */
  readonly skeleton?: { readonly guest?: string; readonly gardener?: string };
}

/** A file that a browser loads. Paths are relative to the folder of remote.json. */
export interface ListedFile {
  /** e.g. 'sha384-…' */
  readonly integrity: string;
  /** What it imports statically. */
  readonly imports?: readonly string[];
  /** Style sheets that it must not be shown without. */
  readonly styles?: readonly string[];
}

/** What a micro-frontend gives: remote.json, written by its build (tools/build/remote-manifest.mjs). */
export interface RemoteManifest {
  readonly contract: 1;
  /** Version and a hash over everything in here, e.g. '0.1.0-5274ad0e898e'. */
  readonly id: string;
  /** As federated, e.g. 'mfe_finder'. */
  readonly name: string;
  readonly version: string;
  /** What it takes from the shell: package → range of versions that it was built for, the kit among them. */
  readonly shared: Readonly<Record<string, string>>;
  /** The kit's exports that it uses. */
  readonly uses: readonly string[];
  readonly pages: readonly ListedPage[];
  readonly entry: string;
  /** The chunk that holds its routes. */
  readonly exposed: string;
  readonly files: Readonly<Record<string, ListedFile>>;
}

/** @throws TypeError that names what is wrong */
export function parseRemoteManifest(value: unknown): RemoteManifest {
  const fault = faultAgainst(schema, value);
  if (fault !== undefined) throw new TypeError(`remote.json is wrong at '${fault}'`);
  return value as RemoteManifest;
}
