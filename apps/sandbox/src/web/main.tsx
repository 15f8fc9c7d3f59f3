import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { PlayPage } from './PlayPage.tsx';
import './shell.css';

const ControlPage = lazy(() => import('./control/ControlPage.tsx'));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={null}>{location.pathname.startsWith('/play/') ? <PlayPage /> : <ControlPage />}</Suspense>
    </StrictMode>,
  );
}
