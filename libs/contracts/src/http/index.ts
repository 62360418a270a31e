export * from './activities';
export * from './algorithm';
export * from './garden-plants';
export * from './gardens';
export * from './plants';
export * from './session';
