/** How pages are put together, for what measures them without a gateway. */
export { drawnPage } from './drawn-page';
export { type Skeleton, type Skeletons, skeletons } from './skeletons';
export { readOwnBuilds } from './own-builds';
export { withSkeleton } from './with-skeleton';
