export * from './auth';
export * from './branches';
export * from './catalogue';
export * from './community';
export * from './gardens';
export * from './identity';
export * from './tracking';
