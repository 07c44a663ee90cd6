import { Button, Group, Text } from '@mantine/core';
import type { DrawnSite } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { type DrawnProblem, describeProblem, placeOfProblem } from '../../../project/site/describe-problem.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import classes from './editor.module.css';

interface SiteProblemsDialogProps {
  readonly site: DrawnSite;
  readonly problems: readonly DrawnProblem[];
  readonly onRemove: (zones: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Everything that prevents saving the site, each with a link to its place (Q66). */
export function SiteProblemsDialog({ site, problems, onRemove, onClose }: SiteProblemsDialogProps) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const rows = problems.map((problem) => ({ text: describeProblem(t, problem), place: placeOfProblem(site, problem) }));
  const beside = new Set(problems.flatMap((problem) => (problem.kind === 'ZONE_BESIDE_SITE' ? [problem.zone] : [])));
  return (
    <AppModal isOpen title={t('site.problems.title')} onClose={onClose} width={520}>
      <Text size="sm">{t('site.problems.hint')}</Text>
      <ul className={classes.problems}>
        {rows.map(({ text, place }) => (
          <li key={text}>
            <span>{text}</span>
            {place && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('site.problems.showNamed', { text })}
                onClick={() => {
                  zoomTo(place);
                  onClose();
                }}
              >
                {t('site.problems.show')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="md" gap="xs">
        {beside.size > 0 && (
          <Button variant="default" onClick={() => onRemove(beside)}>
            {t('site.problems.remove', { count: beside.size })}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('action.ok')}
        </Button>
      </Group>
    </AppModal>
  );
}
