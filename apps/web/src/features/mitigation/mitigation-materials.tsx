import { ActionIcon } from '@mantine/core';
import { describeEquipment } from '@quietsite/domain';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MaterialsPanel } from '../../project/materials/materials-panel.tsx';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useFocusReturn } from '../../ui/focus/focus-return.ts';
import classes from './mitigation.module.css';
import type { MitigationRow } from './sheet/mitigation-rows.ts';
import type { Mitigation } from './use-mitigation.ts';

interface MitigationMaterialsProps {
  readonly mitigation: Mitigation;
  readonly row: MitigationRow;
  readonly onClose: () => void;
}

/** Side panel with the proof files for values typed into a row (MITI-33, MITI-34). */
export function MitigationMaterials({ mitigation, row, onClose }: MitigationMaterialsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { projectId, programme, isReadonly, fileOwner, change } = mitigation;
  useFocusReturn(true);
  useLayer(true, { onEscape: onClose, isModal: false });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <aside className={classes.side} aria-labelledby={titleId}>
      <div className={classes.sideHead}>
        <h3 id={titleId} ref={heading} tabIndex={-1}>
          {t('mitigation.materialsTitle')}
        </h3>
        <ActionIcon aria-label={t('action.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes.sideBody}>
        <p>{t('mitigation.materialsText')}</p>
        <p className={classes.machine}>{describeEquipment(row)}</p>
        <MaterialsPanel
          projectId={projectId}
          owner={fileOwner}
          row={row}
          materials={programme.data?.materials ?? []}
          isReadonly={isReadonly}
          onChange={(materialIds) => void change(new Map([[row.id, { materialIds }]]))}
        />
      </div>
    </aside>
  );
}
