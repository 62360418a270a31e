export * from './change-layout';
export * from './layout-change';
export * from './turn-bed';
export * from './undo-changes';
