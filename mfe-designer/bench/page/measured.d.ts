/** Cells along each side of every designer that is measured. */
export declare const SIDE = 50;
/** CSS pixels, of the two baselines. */
export declare const CELL = 12.5;
export type Mode = 'add' | 'fill' | 'move';
/** What the bench asks of a designer, besides what a mouse can do. */
export interface Measured {
    /** The grid's top left corner in the window, and the side of a cell, in CSS pixels. */
    readonly grid: () => {
        left: number;
        top: number;
        cell: number;
    };
    readonly choose: (mode: Mode) => void;
    readonly undo: () => void;
    /** How many cells are filled. */
    readonly area: () => number;
    /** Empties the grid and paints these cells, untimed. */
    readonly start: (cells: readonly number[]) => void;
    /** So many strokes of five cells each, without a mouse; only ours is asked. */
    readonly strokes?: (count: number) => Promise<void>;
}
declare global {
    interface Window {
        measured?: Measured;
    }
}
/** The cells that a mouse crosses between two of its events, for the baselines. */
export declare function cellsBetween(from: readonly [number, number], to: readonly [number, number]): number[];
/** The connected cells of the same state. */
export declare function regionOf(cells: ArrayLike<number>, start: number): number[];
