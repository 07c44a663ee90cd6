import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import classes from './inbox.module.css';

const keys = [
  { id: 'nextLong', shown: 'J' },
  { id: 'previousLong', shown: 'K' },
  { id: 'openLong', shown: 'Enter' },
  { id: 'assignLong', shown: 'A' },
  { id: 'mapLong', shown: 'M' },
  { id: 'allLong', shown: '?' },
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <AppModal isOpen title={t('inbox.key.title')} onClose={onClose}>
      <p className={classes.keysHint}>{t('inbox.key.hint')}</p>
      <dl className={classes.keys}>
        {keys.map(({ id, shown }) => (
          <div key={id}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{t(`inbox.key.${id}`)}</dd>
          </div>
        ))}
      </dl>
      <Group justify="flex-end" mt="md">
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('action.close')}
        </Button>
      </Group>
    </AppModal>
  );
}
