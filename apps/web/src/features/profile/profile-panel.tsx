import type { Profile } from '@quietsite/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import { QueryState } from '../../ui/states.tsx';
import { profileQuery } from './profile-calls.ts';
import { ProfileForm } from './profile-form.tsx';

export function ProfilePanel() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useProjectNavigate();
  const [formKey, setFormKey] = useState(0);
  const [query] = useState(() => profileQuery(Date.now()));
  const profile = useQuery(query);
  /** Resets the form to the saved values. A refetch alone must not overwrite typed input, so it does not reset it. */
  const show = (saved: Profile) => {
    client.setQueryData(query.queryKey, saved);
    setFormKey(formKey + 1);
  };
  const close = () => navigate(routes.home);
  if (profile.data) return <ProfileForm key={formKey} profile={profile.data} onSaved={show} onClose={close} />;
  return (
    <SidePanel title={t('accounts.profile.title')} onClose={close}>
      <QueryState query={profile} />
    </SidePanel>
  );
}
