export { bestKnown } from './best-known';
export { searchBestKnown } from './search-best-known';
export { solveSmallGardens } from './exact/solve-small-gardens';
