export { AUTHORITY_FAULTS, type AuthorityFault } from './mock-authority/authority-fault';
export { type MockAuthority, startMockAuthority } from './mock-authority/mock-authority';
