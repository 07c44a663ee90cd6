import { Button, Group, SegmentedControl } from '@mantine/core';
import type { ProgrammeFile } from '@quietsite/contracts';
import { MAX_TASKS } from '@quietsite/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './import.module.css';
import { ImportMapping } from './import-mapping.tsx';
import { countUndated, type ImportMode, type ImportZone } from './import-plan.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportStep } from './import-step.tsx';
import type { ProgrammeImport } from './use-programme-import.ts';

interface ImportChoicesProps {
  readonly plan: ProgrammeImport;
  readonly zones: readonly ImportZone[];
  readonly isEmpty: boolean;
  readonly onAnother: () => void;
  readonly onClose: () => void;
  readonly onAdd: () => void;
  readonly onCompare: () => void;
}

/** Maps the contents of the file before anything is changed. */
export function ImportChoices({ plan, zones, isEmpty, onAnother, onClose, onAdd, onCompare }: ImportChoicesProps) {
  const { t } = useTranslation();
  const { file, groups, incoming, addition, mode } = plan;
  const isTooMuch = mode === 'add' && addition.next.length > MAX_TASKS;
  return (
    <ImportStep label={t('programmeImport.mapping.title')}>
      <div className={classes.lead}>
        {t('programmeImport.read', { name: file.fileName, count: file.tasks.length })}
        <ImportNotes notes={file.notes} undated={countUndated(incoming)} />
      </div>
      {groups.length > 0 && <ImportMapping groups={groups} zones={zones} chosen={plan.chosen} onChange={plan.choose} />}
      <Counts plan={plan} />
      <ImportPreview incoming={incoming} zones={zones} />
      {!isEmpty && <Mode mode={mode} onMode={plan.chooseMode} />}
      {isTooMuch && (
        <p className={classes.refusal} role="alert">
          {t('programmeImport.tooMany', { count: addition.next.length, most: MAX_TASKS })}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onAnother} mr="auto">
          {t('programmeImport.chooseAnother')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('programmeImport.cancel')}
        </Button>
        {mode === 'update' ? (
          <Button disabled={incoming.length === 0} onClick={onCompare}>
            {t('programmeImport.compare')}
          </Button>
        ) : (
          <Button disabled={addition.added === 0 || isTooMuch} onClick={onAdd}>
            {t('programmeImport.add', { count: addition.added })}
          </Button>
        )}
      </Group>
    </ImportStep>
  );
}

function Counts({ plan: { file, incoming, addition, mode } }: { readonly plan: ProgrammeImport }) {
  const { t } = useTranslation();
  const leftOut = file.tasks.length - incoming.length;
  const texts = [
    t('programmeImport.mapping.used', { count: incoming.length }),
    leftOut > 0 && t('programmeImport.mapping.leftOut', { count: leftOut }),
    mode === 'add' && addition.skipped > 0 && t('programmeImport.skipped', { count: addition.skipped }),
  ].filter((text) => text !== false);
  return (
    <p className={classes.counts} role="status">
      {incoming.length === 0 ? t('programmeImport.nothing') : `${texts.join('; ')}.`}
    </p>
  );
}

function Mode({ mode, onMode }: { readonly mode: ImportMode; readonly onMode: (mode: ImportMode) => void }) {
  const { t } = useTranslation();
  const hintId = useId();
  return (
    <div className={classes.mode}>
      <SegmentedControl
        size="xs"
        aria-label={t('programmeImport.mode.label')}
        aria-describedby={hintId}
        value={mode}
        onChange={(value) => onMode(value as ImportMode)}
        data={[
          { value: 'add', label: t('programmeImport.mode.add') },
          { value: 'update', label: t('programmeImport.mode.update') },
        ]}
      />
      <span id={hintId} className={classes.hint}>
        {t(mode === 'add' ? 'programmeImport.mode.addHint' : 'programmeImport.mode.updateHint')}
      </span>
    </div>
  );
}

interface ImportNotesProps {
  readonly notes: ProgrammeFile['notes'];
  readonly undated: number;
}

/** What in the file is not used, and what is filled in later (U51). */
function ImportNotes({ notes, undated }: ImportNotesProps) {
  const { t } = useTranslation();
  const counts = { ...notes, undated };
  const kinds = (['milestones', 'leftOut', 'blankLines', 'undated'] as const).filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {kinds.map((kind) => (
        <li key={kind}>{t(`programmeImport.notes.${kind}`, { count: counts[kind] })}</li>
      ))}
    </ul>
  );
}
