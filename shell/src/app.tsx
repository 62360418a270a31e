import { BrowserRouter, departures, Route, Routes, useStore } from '@planted/mfe-kit';
import { useEffect, useEffectEvent } from 'react';
import { AppFrame } from './layout/app-frame';
import { UnmountErrorBoundary } from './remotes/unmount-error-boundary';
import { pages } from './routes';

/** @param onShown called once, when what is on the screen answers to presses */
export function App({ onShown }: { onShown?: () => void }) {
  const tellShown = useEffectEvent(() => onShown?.());
  useEffect(() => tellShown(), []);
  return (
    // A micro-frontend whose effects ask for updates without end would hold back what is a transition for ever.
    <BrowserRouter useTransitions={false}>
      <FramedPages />
    </BrowserRouter>
  );
}

/** The pages are remounted when a gardener signs out: nothing that they hold is meant for the next one. */
export function FramedPages() {
  const departed = useStore(departures);
  return (
    <AppFrame>
      <UnmountErrorBoundary>
        <Routes key={departed}>
          {pages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </UnmountErrorBoundary>
    </AppFrame>
  );
}
