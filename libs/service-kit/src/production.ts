import type { z } from 'zod';
import type { CommonSettings } from './configuration';

/**
 * A refinement of settings: in production each of these must be given, and the start is refused without.
 * `schema.superRefine(neededInProduction('PUBLIC_ORIGIN'))`
 */
export const neededInProduction =
  <Name extends string>(...names: readonly Name[]) =>
  (
    settings: Pick<CommonSettings, 'NODE_ENV'> & Partial<Readonly<Record<Name, unknown>>>,
    context: z.RefinementCtx,
  ): void => {
    if (settings.NODE_ENV !== 'production') return;
    for (const name of names) {
      if (settings[name] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [name], message: 'must be set in production' });
    }
  };
