/** Where the dock of a phone leads. */
export type DockPlace = 'Today' | 'Log' | 'Beds' | 'Season';

/** The place of the dock that an address is; null for pages that have none: there is a bar of their own, or no bed to work in. */
export function placeInDock({ pathname, search }: { pathname: string; search: string }): DockPlace | null {
  switch (pathname) {
    case '/dashboard':
      return 'Today';
    case '/garden-manager':
      return new URLSearchParams(search).get('open') === 'event' ? 'Log' : 'Beds';
    case '/season':
      return 'Season';
    default:
      return null;
  }
}
