export { AUTHORITY_FAULTS, type AuthorityFault } from './mock-authority/authority-fault';
export { type MockAuthority, startMockAuthority } from './mock-authority/mock-authority';
export { keysBroughtAlong, tamperedTokens } from './tampered-tokens';
export { createTokenSigner, type TokenSigner } from './token-signer';
export { type MailServer, startMailServer } from './mail-server';
