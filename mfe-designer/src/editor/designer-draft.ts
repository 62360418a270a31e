import { createDraftStore } from '@planted/mfe-kit';
import type { Kept } from './editor-state';
import { parsePersisted } from './parse-persisted';

/** The gardener's unfinished drawing of one garden style, in this browser. */
export const createDesignerDraft = (style: string) =>
  createDraftStore<Kept>({ key: `designer/${style}`, version: 1, parse: parsePersisted });
