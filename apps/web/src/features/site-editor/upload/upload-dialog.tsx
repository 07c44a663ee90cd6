import { Button, Group } from '@mantine/core';
import { shapeFileSchema } from '@quietsite/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFile } from '../../../lib/api-client.ts';
import { useFileReading } from '../../../lib/use-file-reading.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { DropField } from '../../../ui/fields/drop-field.tsx';
import { FileReadingState } from '../../../ui/file-reading.tsx';
import { describeRefusal } from '../describe-refusal.ts';
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
