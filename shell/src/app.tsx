import { BrowserRouter, Route, Routes } from '@planted/mfe-kit';
import { pages } from './routes';

export function App() {
  return (
    <BrowserRouter>
      <Routes>
        {pages.map(({ path, element }) => (
          <Route key={path} path={path} element={element} />
        ))}
      </Routes>
    </BrowserRouter>
  );
}
