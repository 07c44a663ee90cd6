import { Button, Group, Text } from '@mantine/core';
import type { DrawnSite } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { type DrawnProblem, describeProblem, findProblemPosition } from '../../../project/site/describe-problem.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import classes from './editor.module.css';

interface SiteProblemsDialogProps {
  readonly site: DrawnSite;
  readonly problems: readonly DrawnProblem[];
  readonly onRemove: (zones: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** Everything that prevents saving the site, each with a link to its position on the map (Q66). */
export function SiteProblemsDialog({ site, problems, onRemove, onClose }: SiteProblemsDialogProps) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const rows = problems.map((problem) => ({
    text: describeProblem(t, problem),
    position: findProblemPosition(site, problem),
  }));
  const outsideZones = new Set(
    problems.flatMap((problem) => (problem.kind === 'ZONE_BESIDE_SITE' ? [problem.zone] : [])),
  );
  return (
    <AppModal isOpen title={t('site.problems.title')} onClose={onClose} width={520}>
      <Text size="sm">{t('site.problems.hint')}</Text>
      <ul className={classes.problems}>
        {rows.map(({ text, position }) => (
          <li key={text}>
            <span>{text}</span>
            {position && (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('site.problems.showNamed', { text })}
                onClick={() => {
                  zoomTo(position);
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
        {outsideZones.size > 0 && (
          <Button variant="default" onClick={() => onRemove(outsideZones)}>
            {t('site.problems.remove', { count: outsideZones.size })}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {t('action.ok')}
        </Button>
      </Group>
    </AppModal>
  );
}
