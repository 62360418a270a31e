import type { Phase } from '../view/pieces';

/** Names a bar within the chart. */
export const stopOf = (rowId: string, phase: Phase | 'none'): string => `${rowId} ${phase}`;
