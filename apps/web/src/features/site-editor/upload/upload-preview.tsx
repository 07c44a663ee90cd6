import { Button, Group, SegmentedControl, Select } from '@mantine/core';
import type { ShapeLayer } from '@quietsite/contracts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { siteSource } from '../../../project/site/site-draft.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { restoreFocus } from '../../../ui/focus/restore-focus.ts';
import type { UploadMode } from '../site-steps.ts';
import type { SiteTarget, UploadPreview } from '../site-tools.tsx';
import classes from './upload.module.css';
import type { UploadChoice } from './use-upload-choice.ts';

interface UploadPreviewCardProps {
  readonly preview: UploadPreview;
  readonly choice: UploadChoice;
  readonly onClose: () => void;
}

const MAX_NAMES = 5;

/** Shows the contents of the file on the map. Nothing is changed until the user accepts them. */
export function UploadPreviewCard({ preview, choice, onClose }: UploadPreviewCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const { file, target } = preview;
  const { layer } = choice;
  useLayer(true, { onEscape: onClose, isModal: false });
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    return restoreFocus;
  }, []);
  return (
    <section ref={card} className={classes.card} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('site.file.previewTitle')}</h2>
      <p>
        {file.fileName}, {t('site.polygons', { count: layer.polygons.length })}
      </p>
      {file.layers.length > 1 && (
        <Select
          size="xs"
          label={t('site.file.layer')}
          allowDeselect={false}
          value={layer.name}
          onChange={(name) => name !== null && choice.chooseLayer(name)}
          data={file.layers.map(({ name }) => name)}
        />
      )}
      <p>
        {t(layer.isSystemAssumed ? 'site.file.systemAssumed' : 'site.file.system', { system: layer.coordinateSystem })}
      </p>
      <Notes notes={layer.notes} />
      {target === 'zones' && <Names layer={layer} choice={choice} />}
      <Mode target={target} choice={choice} />
      <Group justify="flex-end" gap="xs" mt={4}>
        <Button variant="default" onClick={onClose}>
          {t('site.file.cancel')}
        </Button>
        <Button onClick={choice.use}>{t('site.file.use')}</Button>
      </Group>
    </section>
  );
}

function Notes({ notes }: { readonly notes: ShapeLayer['notes'] }) {
  const { t } = useTranslation();
  const texts = [
    notes.isFlattened && t('site.file.flattened'),
    notes.splitParts > 0 && t('site.file.split', { count: notes.splitParts }),
    notes.repaired > 0 && t('site.file.repaired', { count: notes.repaired }),
    notes.leftOut > 0 && t('site.file.leftOut', { count: notes.leftOut }),
  ].filter((text) => text !== false);
  if (texts.length === 0) return null;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Names({ layer, choice }: { readonly layer: ShapeLayer; readonly choice: UploadChoice }) {
  const { t } = useTranslation();
  const names = choice.shown.map(({ name }) => name);
  const list = names.slice(0, MAX_NAMES).join(', ');
  const count = names.length - MAX_NAMES;
  return (
    <>
      <Select
        size="xs"
        label={t('site.tools.nameField')}
        allowDeselect={false}
        value={choice.field ?? ''}
        onChange={(field) => choice.chooseField(field === '' ? null : field)}
        data={[
          { value: '', label: t('site.tools.numbered') },
          ...layer.fields.map((field) => ({ value: field, label: field })),
        ]}
      />
      <p>{count > 0 ? t('site.file.namesMore', { list, count }) : t('site.file.names', { list })}</p>
    </>
  );
}

function Mode({ target, choice }: { readonly target: SiteTarget; readonly choice: UploadChoice }) {
  const { t } = useTranslation();
  const site = usePartDraft(siteSource)?.value;
  const hasShapes = (target === 'site' ? site?.parts : site?.zones)?.length !== 0;
  if (!hasShapes) return null;
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('site.file.mode')}
      value={choice.mode}
      onChange={(mode) => choice.chooseMode(mode as UploadMode)}
      data={[
        { value: 'replace', label: t(target === 'site' ? 'site.file.replaceSite' : 'site.file.replaceZones') },
        { value: 'add', label: t(target === 'site' ? 'site.file.addSite' : 'site.file.addZones') },
      ]}
    />
  );
}
