import { ActionIcon, Button } from '@mantine/core';
import type { Hk80Point } from '@quietsite/geometry';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GridPair } from '../../../ui/grid-pair.tsx';
import classes from '../detail.module.css';

interface UnregisteredCornersProps {
  readonly corners: readonly Hk80Point[];
  readonly onChange: (corners: readonly Hk80Point[]) => void;
}

/** The corners as numbers, to draw without a mouse. */
export function UnregisteredCorners({ corners, onChange }: UnregisteredCornersProps) {
  const { t } = useTranslation();
  const nameOf = (index: number) => t('siteDetail.unregistered.corner', { number: index + 1 });
  const without = (index: number) => corners.filter((_, other) => other !== index);
  return (
    <ol className={classes.corners} aria-label={t('siteDetail.unregistered.corners')}>
      {corners.map((corner, index) => (
        // A corner is identified by its position in the outline.
        // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other key
        <li key={index}>
          <span>{index + 1}</span>
          <GridPair
            name={nameOf(index)}
            position={corner}
            onApply={(position) => onChange(corners.with(index, position))}
          />
          <ActionIcon
            aria-label={t('siteDetail.unregistered.removeCorner', { number: index + 1 })}
            onClick={() => onChange(without(index))}
          >
            <IconTrash size={15} aria-hidden />
          </ActionIcon>
        </li>
      ))}
      <li key={`new-${corners.length}`}>
        <span>{corners.length + 1}</span>
        <GridPair
          name={nameOf(corners.length)}
          position={null}
          near={corners.at(-1) ?? null}
          onApply={(position) => onChange([...corners, position])}
        />
      </li>
    </ol>
  );
}

interface CornerActionsProps {
  readonly corners: readonly Hk80Point[];
  readonly finishLabel: string;
  readonly cancelLabel: string;
  readonly onFinish: () => void;
  readonly onCancel: () => void;
}

export function CornerActions({ corners, finishLabel, cancelLabel, onFinish, onCancel }: CornerActionsProps) {
  const { t } = useTranslation();
  const isShort = corners.length < 3;
  return (
    <div className={classes.buttons}>
      <span className={classes.mark}>{isShort && t('siteDetail.unregistered.needsThree')}</span>
      <div className={classes.space} />
      <Button variant="default" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button disabled={isShort} onClick={onFinish}>
        {finishLabel}
      </Button>
    </div>
  );
}
