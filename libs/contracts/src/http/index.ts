export * from './activities';
export * from './gardens';
export * from './plants';
export * from './session';
