import { defineConfig } from 'vite';
import { remoteConfig } from '../tools/build/remote.mjs';

export default defineConfig(remoteConfig({ name: 'mfe-season' }));
