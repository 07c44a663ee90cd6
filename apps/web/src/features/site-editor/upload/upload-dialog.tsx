import { Button, Group } from '@mantine/core';
import { type FileRefusal, fileRefusals, shapeFileSchema } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '../../../lib/api-client.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { useFileReading } from '../../../lib/use-file-reading.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { failureText } from '../../../ui/failure-text.ts';
import { DropField } from '../../../ui/fields/drop-field.tsx';
import { FileReadingState } from '../../../ui/file-reading.tsx';
import { type SiteTarget, useSiteTools } from '../site-tools.tsx';
import classes from './upload.module.css';

interface UploadDialogProps {
  readonly target: SiteTarget;
  readonly onClose: () => void;
}

const ACCEPTED = '.zip,.geojson,.json,.kml,.gpkg,.dxf';

/** Chooses or drops a file, uploads it, and shows its contents on the map before they are used (SITE-01, SITE-02). */
export function UploadDialog({ target, onClose }: UploadDialogProps) {
  const { t } = useTranslation();
  const projectId = useOpenProjectId() ?? 0;
  const { setPreview } = useSiteTools();
  const hintId = useId();
  const upload = useFileReading(
    (file, options) => uploadFile(`/api/projects/${projectId}/shapes`, shapeFileSchema, file, options),
    (file) => {
      setPreview({ target, file });
      onClose();
    },
  );
  return (
    <AppModal
      isOpen
      title={t(target === 'site' ? 'site.file.siteTitle' : 'site.file.zonesTitle')}
      onClose={onClose}
      width={480}
    >
      <div className={classes.dialog}>
        <DropField
          accepted={ACCEPTED}
          dropText={t('site.file.drop')}
          chooseText={t('site.file.choose')}
          describedBy={hintId}
          isOff={upload.isReading}
          onFiles={([file]) => upload.read(file)}
        >
          <p id={hintId} className={classes.hint}>
            {t('site.file.formats')}
            <br />
            {t('site.file.systems')}
          </p>
        </DropField>
        <FileReadingState
          reading={upload}
          label={t('site.file.reading', { name: upload.file?.name ?? '' })}
          describe={(error) => describeRefusal(t, error)}
        />
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('site.file.cancel')}
        </Button>
      </Group>
    </AppModal>
  );
}

const isRefusal = (reason: unknown): reason is FileRefusal => (fileRefusals as readonly unknown[]).includes(reason);

/** Why a file was rejected and what to do about it, in the exact texts of the specification (SITE-13, SITE-14). */
function describeRefusal(t: TFunction, error: unknown): string {
  if (hasCode(error, 'NO_POLYGONS')) return t('site.file.noPolygons');
  if (hasCode(error, 'NOT_POLYGONS')) return t('site.file.notPolygons');
  if (hasCode(error, 'PAYLOAD_TOO_LARGE')) return t('site.file.refused.FILE_TOO_LARGE');
  if (hasCode(error, 'UNSUPPORTED_MEDIA_TYPE')) return t('site.file.refused.UNKNOWN_FORMAT');
  if (hasCode(error, 'FILE_REFUSED') && isRefusal(error.details.reason)) {
    return t(`site.file.refused.${error.details.reason}`);
  }
  return `${t('site.file.failed')} ${failureText(error)}`;
}
