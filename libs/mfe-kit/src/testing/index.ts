export { renderRemote, type RenderRemoteOptions } from './render-remote';
export { signInForTest, signOutForTest } from './session';
