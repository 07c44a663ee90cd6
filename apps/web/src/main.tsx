import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@fontsource-variable/inter';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { followOtherTabs, startLanguage, startTexts } from './lib/i18n.ts';
import { readLanguage } from './lib/languages.ts';
import { loadPartsAtFirstSign } from './ui/lazy-part.ts';

startTexts();
followOtherTabs();
loadPartsAtFirstSign();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
// English needs no waiting; others come before the first words, which would change before one's eyes.
if (readLanguage() === 'en') render();
else void startLanguage().then(render);
