import { createRoot } from 'react-dom/client';
import '../src/styles/index.css';
import { Gallery } from './gallery';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />);
