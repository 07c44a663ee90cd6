import { Button, Group, Textarea } from '@mantine/core';
import type { Hk80Point } from '@quietsite/geometry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { readCorners } from './read-corners.ts';

interface TypedShapeProps {
  readonly kind: 'site' | 'zones' | 'line' | 'front';
  /** A corner of the current site, if there is one. */
  readonly near: Hk80Point | null;
  /** False if rejected, with a message. */
  readonly onUse: (corners: readonly Hk80Point[]) => boolean;
  readonly onClose: () => void;
}

const titles = {
  site: 'site.typed.siteTitle',
  zones: 'site.typed.zoneTitle',
  line: 'site.typed.lineTitle',
  front: 'site.front.byCoordinates',
} as const;

/** Adds a shape by its coordinates, typed or pasted from a spreadsheet. */
export function TypedShape({ kind, near, onUse, onClose }: TypedShapeProps) {
  const { t } = useTranslation();
  const { reveal } = useMapCommands();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  /** The implausible input that was rejected. Submitting it a second time confirms it. */
  const [doubted, setDoubted] = useState<string | null>(null);
  const use = () => {
    const read = readCorners(text, near);
    if (read.badLine !== null) return setError(t('site.typed.badLine', { line: read.badLine }));
    if (read.misplaced && !(read.misplaced.problem === 'doubtful' && doubted === text)) {
      const { line, problem } = read.misplaced;
      setDoubted(text);
      return setError(t('site.typed.misplaced', { line, problem: t(`site.place.${problem}`) }));
    }
    const isLine = kind === 'line' || kind === 'front';
    if (isLine && read.corners.length < 2) return setError(t('site.typed.fewPoints'));
    if (!isLine && read.corners.length < 3) return setError(t('site.typed.fewCorners'));
    if (!onUse(read.corners)) return;
    if (kind !== 'line') reveal(read.corners);
    onClose();
  };
  return (
    <AppModal isOpen title={t(titles[kind])} onClose={onClose}>
      <Textarea
        size="xs"
        data-autofocus
        label={t(kind === 'line' || kind === 'front' ? 'site.typed.lineLabel' : 'site.typed.label')}
        description={t('site.typed.hint')}
        autosize
        minRows={6}
        maxRows={14}
        value={text}
        error={error}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(null);
        }}
      />
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('site.typed.cancel')}
        </Button>
        <Button onClick={use}>{t('site.typed.use')}</Button>
      </Group>
    </AppModal>
  );
}
