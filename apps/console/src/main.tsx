import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/burmese.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import classes from './app/Menu.module.css';
import { styleNonce } from './app/nonce.ts';
import { loadAnewWhenOld } from './app/old-build.ts';
import { watchPresence } from './app/presence.ts';
import { queries } from './app/queries.ts';
import { router } from './app/router.ts';
import { readableColors, theme } from './app/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

watchPresence();
loadAnewWhenOld();

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={readableColors} defaultColorScheme="auto" getStyleNonce={styleNonce}>
      <Notifications position="bottom-left" autoClose={5_000} classNames={{ root: classes.toasts }} />
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
