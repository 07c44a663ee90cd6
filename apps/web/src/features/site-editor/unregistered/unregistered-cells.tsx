import { ActionIcon, Tooltip } from '@mantine/core';
import { AFFECT_DEGREES } from '@quietsite/domain';
import { IconFocusCentered, IconTrash, IconVector } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { NumberCell, readRadius } from '../../../ui/fields/number-cell.tsx';
import { restoreFocus } from '../../../ui/focus/restore-focus.ts';
import classes from '../detail.module.css';
import { cornersOf, type DraftSite } from './unregistered-draft.ts';
import { degreeOf } from './unregistered-form.tsx';
import type { UnregisteredDrawing } from './use-unregistered.ts';

export interface UnregisteredRow {
  readonly site: DraftSite;
  readonly name: string;
}

interface CellProps {
  readonly row: UnregisteredRow;
  readonly drawing: UnregisteredDrawing;
  readonly isReadonly: boolean;
}

export function DegreeCell({ row: { site, name }, drawing, isReadonly }: CellProps) {
  const { t } = useTranslation();
  if (isReadonly) return t(`siteDetail.unregistered.${site.affectDegree}`);
  return (
    <select
      className={classes.select}
      aria-label={t('siteDetail.unregistered.degreeOf', { name })}
      value={site.affectDegree}
      onChange={(event) =>
        drawing.change(site, { affectDegree: degreeOf(event.currentTarget.value) ?? site.affectDegree })
      }
    >
      {AFFECT_DEGREES.map((degree) => (
        <option key={degree} value={degree}>
          {t(`siteDetail.unregistered.${degree}`)}
        </option>
      ))}
    </select>
  );
}

export function RadiusCell({ row: { site, name }, drawing, isReadonly }: CellProps) {
  const { t } = useTranslation();
  if (isReadonly) return site.radiusMetres;
  return (
    <NumberCell
      label={t('siteDetail.unregistered.radiusOf', { name })}
      text={String(site.radiusMetres)}
      errorText={t('siteDetail.unregistered.notRadius')}
      read={readRadius}
      onApply={(metres) => drawing.change(site, { radiusMetres: metres ?? site.radiusMetres })}
    />
  );
}

export function ActionsCell({
  row: { site, name },
  drawing,
  isReadonly,
  onReshape,
}: CellProps & { readonly onReshape: () => void }) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const [first] = cornersOf(site);
  const remove = () => {
    drawing.remove(site);
    restoreFocus();
  };
  return (
    <span className={classes.actions}>
      <RowButton label={t('action.zoomTo', { name })} onClick={() => first && zoomTo(first)}>
        <IconFocusCentered size={16} aria-hidden />
      </RowButton>
      {!isReadonly && (
        <>
          <RowButton label={t('siteDetail.unregistered.changeCorners', { name })} onClick={onReshape}>
            <IconVector size={16} aria-hidden />
          </RowButton>
          <RowButton label={t('siteDetail.unregistered.remove', { name })} onClick={remove}>
            <IconTrash size={16} aria-hidden />
          </RowButton>
        </>
      )}
    </span>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function RowButton({ label, onClick, children }: RowButtonProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
