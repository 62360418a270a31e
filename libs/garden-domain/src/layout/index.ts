export * from './change-layout';
export * from './layout-change';
export { isSameSpot, layoutDifference } from './layout-difference';
export * from './rebase-layout';
export * from './turn-bed';
export * from './undo-changes';
