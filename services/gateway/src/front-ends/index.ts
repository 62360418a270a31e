/** How pages are put together, for what measures them without a gateway. */
export { prerenderedPage } from './prerendered-page';
export { type Skeleton, type Skeletons, skeletons } from './skeletons';
export { readOwnBuilds } from './own-builds';
export { withSkeleton } from '@planted/contracts/with-skeleton';
