import { MATERIAL_EXTENSIONS } from '@quietsite/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DropField } from '../../ui/fields/drop-field.tsx';
import classes from './materials.module.css';

interface MaterialsDropProps {
  readonly isFull: boolean;
  /** What happens to the files, or why no more can be added. */
  readonly hint: string;
  readonly onFiles: (files: readonly File[]) => void;
}

const ACCEPTED = MATERIAL_EXTENSIONS.map((extension) => `.${extension}`).join(',');

export function MaterialsDrop({ isFull, hint, onFiles }: MaterialsDropProps) {
  const { t } = useTranslation();
  const hintId = useId();
  return (
    <DropField
      accepted={ACCEPTED}
      dropText={t('materials.drop')}
      chooseText={t('materials.choose')}
      describedBy={hintId}
      isOff={isFull}
      isMultiple
      isCompact
      onFiles={onFiles}
    >
      <p id={hintId} className={classes.dropHint}>
        {isFull ? hint : `${t('materials.formats')} ${hint}`}
      </p>
    </DropField>
  );
}
