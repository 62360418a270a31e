export * from './estimate';
export * from './fit';
export * from './garden-name';
export * from './growing-conditions';
export * from './growth';
export * from './matrix';
export * from './placement';
export * from './plot';
