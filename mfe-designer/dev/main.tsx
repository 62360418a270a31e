/** The designer without shell and services, to work on how it looks and feels: `npx vite mfe-designer/dev`. */
import '@planted/ui/styles.css';
import { BrowserRouter, Link, Route, Routes, useLocation } from '@planted/mfe-kit';
import { alertStore, sessionStore, useStore } from '@planted/mfe-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import designer from '../src/routes';

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <main>
      <h1>{pathname}</h1>
      <pre>{JSON.stringify(state, null, 1)}</pre>
      {designer.routes.map(({ path, title }) => (
        <p key={path}>
          <Link to={path}>{title}</Link>
        </p>
      ))}
    </main>
  );
}

function Alerts() {
  const alerts = useStore(alertStore);
  return (
    <div
      style={{ position: 'fixed', right: 16, bottom: 90, zIndex: 60, background: 'var(--surface-raised)' }}
    >
      {alerts.map((alert) => (
        <p key={alert.id} role="alert">
          <strong>{alert.title}</strong> {alert.text}{' '}
          {alert.action && <button onClick={alert.action.run}>{alert.action.label}</button>}
        </p>
      ))}
    </div>
  );
}

void sessionStore.start();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <header style={{ height: 65, background: 'var(--surface)', borderBottom: 'var(--b)' }} />
        <Suspense>
          <Routes>
            {designer.routes.map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </Suspense>
        <Alerts />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
