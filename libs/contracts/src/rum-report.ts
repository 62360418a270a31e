/**
 * Real-user monitoring (RUM): where pages report, in the background; the response is empty. The path is the one that
 * open pages have.
 */
export const RUM_PATH = '/api/field-figures';

/** How quick and how steady a page is, as web-vitals names it: ms, but for CLS, which is a score. */
export type VitalName = 'LCP' | 'FCP' | 'INP' | 'TTFB' | 'CLS';

/**
 * What happened in one front end on one visit since the last report. Nothing in it identifies the visitor or what they
 * do.
 */
export interface RumEntry {
  /** 'shell', or the name of a micro-frontend, e.g. 'mfe_finder' */
  readonly frontEnd: string;
  readonly version: string;
  /** Times that one of its pages was opened. */
  readonly views: number;
  /** Unhandled errors. */
  readonly errors: number;
  readonly vitals: readonly { readonly name: VitalName; readonly value: number }[];
}

export interface RumReport {
  readonly figures: readonly RumEntry[];
}
