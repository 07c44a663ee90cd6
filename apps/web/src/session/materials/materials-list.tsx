import { ActionIcon } from '@mantine/core';
import type { SupportMaterial } from '@quietsite/contracts';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../lib/format.ts';
import classes from './materials.module.css';
import { materialPath } from './materials-calls.ts';

interface MaterialsListProps {
  readonly label: string;
  readonly projectId: number;
  readonly files: readonly SupportMaterial[];
  /** Without it the list is only read. */
  readonly onRemove?: (file: SupportMaterial) => void;
}

/** The server sends a file as something to save, never to show (U53). */
export function MaterialsList({ label, projectId, files, onRemove }: MaterialsListProps) {
  const { t } = useTranslation();
  if (files.length === 0) return <p className={classes.hint}>{t('materials.none')}</p>;
  return (
    <ul className={classes.list} aria-label={label}>
      {files.map((file) => {
        const size = formatFileSize(file.sizeBytes);
        return (
          <li key={file.id}>
            <IconFileText size={15} aria-hidden />
            <a
              href={materialPath(projectId, file.id)}
              download={file.fileName}
              title={file.fileName}
              aria-label={t('materials.download', { name: file.fileName, size })}
            >
              {file.fileName}
            </a>
            <span className={classes.size}>{size}</span>
            {onRemove && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={26}
                aria-label={t('materials.remove', { name: file.fileName })}
                onClick={() => onRemove(file)}
              >
                <IconTrash size={15} aria-hidden />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ul>
  );
}
