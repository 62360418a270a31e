export * from './activities';
export * from './algorithm';
export * from './gardens';
export * from './plants';
export * from './session';
