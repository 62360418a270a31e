/** The contract between the shell and what is deployed beside it; apart from the kit, since remotes do not need it. */
export {
  type ListedFile,
  type ListedPage,
  parseRemoteManifest,
  type RemoteManifest,
} from './remote-manifest';
