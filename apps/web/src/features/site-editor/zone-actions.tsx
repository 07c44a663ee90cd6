import { ActionIcon } from '@mantine/core';
import { centreOf, type DrawnZone } from '@quietsite/domain';
import { IconArrowDown, IconArrowUp, IconFocusCentered, IconPolygon, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { restoreFocus } from '../../ui/focus/restore-focus.ts';
import { removeZone, shiftZone } from './site-steps.ts';
import type { SiteEditing } from './use-site-editing.ts';
import classes from './zone-table.module.css';

interface ZoneActionsProps {
  readonly zone: DrawnZone;
  readonly index: number;
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
  readonly isOpened: boolean;
  readonly onToggle: () => void;
}

export function ZoneActions({ zone, index, editing, isReadonly, isOpened, onToggle }: ZoneActionsProps) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const { name } = zone;
  const { site, change } = editing;
  const remove = () => {
    change(removeZone(site, index));
    restoreFocus();
  };
  return (
    <span className={classes.actions}>
      <Action label={t('site.zoomTo', { name })} onClick={() => zoomTo(centreOf(zone))}>
        <IconFocusCentered size={14} aria-hidden />
      </Action>
      <Action label={t('site.cornersOf', { name })} isExpanded={isOpened} onClick={onToggle}>
        <IconPolygon size={14} aria-hidden />
      </Action>
      {!isReadonly && (
        <>
          <Action label={t('site.up', { name })} isOff={index === 0} onClick={() => change(shiftZone(site, index, -1))}>
            <IconArrowUp size={14} aria-hidden />
          </Action>
          <Action
            label={t('site.down', { name })}
            isOff={index === site.zones.length - 1}
            onClick={() => change(shiftZone(site, index, 1))}
          >
            <IconArrowDown size={14} aria-hidden />
          </Action>
          <Action label={t('site.deleteZone', { name })} onClick={remove}>
            <IconTrash size={14} aria-hidden />
          </Action>
        </>
      )}
    </span>
  );
}

interface ActionProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Action({ label, isOff = false, isExpanded, onClick, children }: ActionProps) {
  return (
    <ActionIcon
      size={26}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      disabled={isOff}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
