import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { singleKeys, useHasSingleKeys } from '../../session/choices/single-keys.ts';
import { useSession } from '../../session/use-session.ts';
import classes from './profile.module.css';

/** Single keys can be switched off, for those who dictate or touch keys by accident (WCAG 2.1.4). Stored at once. */
export function KeyboardSection() {
  const { t } = useTranslation();
  const isOn = useHasSingleKeys();
  const user = useSession().data?.user;
  if (!user) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{t('accounts.profile.keyboard')}</legend>
      <Switch
        label={t('accounts.profile.singleKeys')}
        description={t('accounts.profile.singleKeysHint')}
        checked={isOn}
        onChange={({ currentTarget }) => singleKeys.choose(user.id, currentTarget.checked ? 'on' : 'off')}
      />
    </fieldset>
  );
}
