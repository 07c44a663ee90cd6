import type { Project, ProjectMap } from '@quietsite/contracts';
import type { DrawnSite } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../../lib/format.ts';
import { ConflictModal } from '../../../ui/dialogs/conflict-modal.tsx';
import classes from './editor.module.css';

interface SiteConflictDialogProps {
  readonly mine: DrawnSite;
  readonly map: ProjectMap;
  readonly theirs: Project;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/**
 * Another user saved another site in the meantime. Shows who, when and what, and offers a choice between the two
 * versions (U23).
 */
export function SiteConflictDialog({ mine, map, theirs, ...answers }: SiteConflictDialogProps) {
  const { t } = useTranslation();
  const name = theirs.modifiedBy ?? t('editor.conflict.somebody');
  const describe = (radius: number, parts: number, zones: readonly { readonly name: string }[]) =>
    t('site.conflict.contents', {
      radius,
      parts: t('site.polygons', { count: parts }),
      zones: zones.length === 0 ? t('site.noZonesShort') : zones.map((zone) => zone.name).join(', '),
    });
  return (
    <ConflictModal
      text={t('site.conflict.who', { name, at: formatInstantMinute(theirs.modifiedAt) })}
      width={560}
      {...answers}
    >
      <dl className={classes.sides}>
        <dt>{t('editor.conflict.mine')}</dt>
        <dd>{describe(mine.radiusMetres, mine.parts.length, mine.zones)}</dd>
        <dt>{t('editor.conflict.theirs')}</dt>
        <dd>{describe(map.radiusMetres, map.site.length, map.zones)}</dd>
      </dl>
    </ConflictModal>
  );
}
