import { BrowserRouter, Route, Routes } from '@planted/mfe-kit';
import { AppFrame } from './layout/app-frame';
import { pages } from './routes';

export function App() {
  return (
    <BrowserRouter>
      <AppFrame>
        <Routes>
          {pages.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </AppFrame>
    </BrowserRouter>
  );
}
