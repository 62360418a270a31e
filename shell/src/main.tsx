import '@planted/ui/styles.css';
import { sessionStore, themeStore } from '@planted/mfe-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

themeStore.apply();
void sessionStore.start();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
