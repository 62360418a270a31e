import {
  CalendarDays,
  Flower2,
  Grid2x2,
  House,
  Info,
  LayoutDashboard,
  type LucideIcon,
  Search,
} from '@planted/ui';

export interface NavItem {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Always in the ribbon (1 §2). */
export const mainNav: readonly NavItem[] = [
  { to: '/', label: 'Home', icon: House },
  { to: '/about', label: 'About', icon: Info },
  { to: '/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/season', label: 'Season', icon: CalendarDays },
];

/** In the tray that the ribbon expands to, and in the menu on phones. */
export const toolNav: readonly NavItem[] = [
  { to: '/in-ground-layout-page', label: 'Garden Designer', icon: Grid2x2 },
  { to: '/garden-manager', label: 'Garden Manager', icon: Flower2 },
  { to: '/plant-finder', label: 'Plant Finder', icon: Search },
];
