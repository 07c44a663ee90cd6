import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import classes from '../ui/dialogs/toasts.module.css';
import { theme, themeVariables } from '../ui/theme.ts';
import { createRouter } from './router.tsx';

export function App({ client }: { readonly client: QueryClient }) {
  const [router] = useState(createRouter);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={themeVariables} forceColorScheme="light">
      <QueryClientProvider client={client}>
        <Messages>
          <Notifications
            withinPortal={false}
            position="bottom-left"
            limit={4}
            containerWidth={360}
            className={classes.toasts ?? ''}
          />
        </Messages>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** A separate landmark, so that screen reader users can find the messages. */
function Messages({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return <aside aria-label={t('messages')}>{children}</aside>;
}
