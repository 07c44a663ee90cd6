import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { routes } from '../../../lib/routes.ts';

export function NewProjectButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button
      flex="none"
      leftSection={<IconPlus size={15} aria-hidden />}
      onClick={() => void navigate(routes.editProject)}
    >
      {t('editor.newProject')}
    </Button>
  );
}
