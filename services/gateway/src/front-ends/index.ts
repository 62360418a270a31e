/** How pages are put together, for what measures them without a gateway. */
export { drawnPage } from './drawn-page';
export { type Outline, type Outlines, outlines } from './outlines';
export { readOwnBuilds } from './own-builds';
export { withOutline } from './with-outline';
