import { ActionIcon } from '@mantine/core';
import { IconFileText, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../lib/format.ts';
import classes from './materials.module.css';

interface ListedFile {
  readonly id: number;
  readonly fileName: string;
  readonly sizeBytes: number;
}

interface MaterialsListProps<Listed extends ListedFile> {
  readonly label: string;
  readonly noneText: string;
  readonly files: readonly Listed[];
  readonly pathOf: (file: Listed) => string;
  /** Without it the list is read-only. */
  readonly onRemove?: (file: Listed) => void;
}

/** The server sends a file for download only, never for display (U53). */
export function MaterialsList<Listed extends ListedFile>(props: MaterialsListProps<Listed>) {
  const { label, noneText, files, pathOf, onRemove } = props;
  const { t } = useTranslation();
  if (files.length === 0) return <p className={classes.hint}>{noneText}</p>;
  return (
    <ul className={classes.list} aria-label={label}>
      {files.map((file) => {
        const size = formatFileSize(file.sizeBytes);
        return (
          <li key={file.id}>
            <IconFileText size={15} aria-hidden />
            <a
              href={pathOf(file)}
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
