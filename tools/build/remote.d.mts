import type { UserConfig } from 'vite';

/** The build of a micro-frontend, by its folder's name. */
export function remoteConfig(remote: { name: string }): UserConfig;
