import { BrowserRouter, departures, Route, Routes, useStore } from '@planted/mfe-kit';
import { AppFrame } from './layout/app-frame';
import { LeavingBoundary } from './remotes/leaving-boundary';
import { pages } from './routes';

/** The pages are shown anew when a gardener leaves: nothing that they hold is meant for who is here next. */
export function App() {
  const departed = useStore(departures);
  return (
    // A micro-frontend whose effects ask for updates without end would hold back what is a transition for ever.
    <BrowserRouter useTransitions={false}>
      <AppFrame>
        <LeavingBoundary>
          <Routes key={departed}>
            {pages.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Routes>
        </LeavingBoundary>
      </AppFrame>
    </BrowserRouter>
  );
}
