/** Where a page tells, in the background, how it goes; nothing is answered. */
export const FIELD_FIGURES_PATH = '/api/field-figures';

/** How quick and how steady a page is, as web-vitals names it: ms, but for CLS, which is a score. */
export type VitalName = 'LCP' | 'FCP' | 'INP' | 'TTFB' | 'CLS';

/** What happened in one front end on one visit since it was last told. Nothing in it says who visits or what they do. */
export interface FieldFigure {
  /** 'shell', or the name of a micro-frontend, e.g. 'mfe_finder' */
  readonly frontEnd: string;
  readonly version: string;
  /** Times that one of its pages was opened. */
  readonly views: number;
  /** Errors that nothing in it took care of. */
  readonly errors: number;
  readonly vitals: readonly { readonly name: VitalName; readonly value: number }[];
}

export interface FieldReport {
  readonly figures: readonly FieldFigure[];
}
