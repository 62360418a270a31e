export * from './catalogue';
export * from './gardens';
export * from './identity';
export * from './tracking';
