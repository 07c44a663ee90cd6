import { Menu, UnstyledButton } from '@mantine/core';
import { type Language, languages } from '@quietsite/domain';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { requestNothing } from '../../lib/api-client.ts';
import { languageNames, toLanguage } from '../../lib/languages.ts';
import { useSession } from '../../session/use-session.ts';
import { changeLanguage } from '../../texts/i18n.ts';
import { AppMenu } from '../../ui/app-menu.tsx';
import { showFailure } from '../../ui/dialogs/toasts.tsx';
import classes from './header.module.css';

/** For mails: the server does not know the browser's language. */
const rememberLanguage = (language: Language): Promise<void> =>
  requestNothing('/api/profile/language', { method: 'PUT', body: { language } });

/** Changes the language of all texts at once, without reloading the page. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const current = toLanguage(i18n.language);
  const isSignedIn = useSession().data != null;
  const failWith = (title: string, retry: () => Promise<unknown>) => (error: unknown) =>
    showFailure(error, { id: 'language', title, onRetry: () => void retry() });
  const remember = (language: Language): Promise<unknown> =>
    rememberLanguage(language).catch(failWith(t('language.notRemembered'), () => remember(language)));
  const change = (language: Language): Promise<unknown> =>
    changeLanguage(language)
      .then(() => (isSignedIn ? remember(language) : undefined))
      .catch(failWith(t('language.failed'), () => change(language)));
  return (
    <AppMenu
      side="end"
      target={
        <UnstyledButton className={classes.button} aria-label={t('language.named', { name: languageNames[current] })}>
          <IconLanguage size={18} stroke={1.7} aria-hidden />
          <bdi lang={current}>{languageNames[current]}</bdi>
        </UnstyledButton>
      }
    >
      {languages.map((language) => (
        <Menu.Item
          key={language}
          lang={language}
          aria-current={language === current || undefined}
          data-autofocus={language === current || undefined}
          rightSection={language === current && <IconCheck size={14} aria-hidden />}
          onClick={() => void change(language)}
        >
          {languageNames[language]}
        </Menu.Item>
      ))}
    </AppMenu>
  );
}
