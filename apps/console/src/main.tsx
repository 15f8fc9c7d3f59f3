import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/burmese.css';
import './app/touch.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { styleNonce } from './app/nonce.ts';
import { loadAnewWhenOld } from './app/old-build.ts';
import { watchPresence } from './app/presence.ts';
import { queries } from './app/queries.ts';
import { router } from './app/router.ts';
import { readableColors, theme } from './app/theme.ts';

/** The first toast comes after the first page. Where their code is lost on its way, the pages go on without them. */
const Toasts = lazy<ComponentType>(() =>
  import('./app/Toasts.tsx').then((it) => ({ default: it.Toasts })).catch(() => ({ default: () => null })),
);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

watchPresence();
loadAnewWhenOld();

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <Suspense>
        <Toasts />
      </Suspense>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
