/**
 * The router as shell and remotes see it: only what is used is named, since sharing the whole package at run time
 * costs 53 KiB. A remote that needs another piece adds it here.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
export type { Location, NavigateFunction, To } from 'react-router';
