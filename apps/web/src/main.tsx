import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@fontsource-variable/inter';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readLanguage } from './lib/languages.ts';
import { startFirstQueries } from './session/first-queries.ts';
import { createQueryClient } from './session/query-client.ts';
import { followOtherTabs, startLanguage, startTexts } from './texts/i18n.ts';
import { preloadOnFirstInput } from './ui/lazy-component.ts';

startTexts();
followOtherTabs();
preloadOnFirstInput();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const client = createQueryClient();
// English needs no wait; other languages load before the first text is shown, which would otherwise change on screen.
const language = readLanguage() === 'en' ? Promise.resolve() : startLanguage();
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
// A failed request must report its error in the language of the page.
void language.then(() => startFirstQueries(client)).then(render);
