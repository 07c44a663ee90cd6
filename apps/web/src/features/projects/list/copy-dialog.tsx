import { Button, Checkbox, Group, Radio, Text, TextInput } from '@mantine/core';
import type { ProjectSummary } from '@quietsite/contracts';
import { hongKongToday, MAX_TITLE_LENGTH } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { projectTitle } from '../../../lib/format.ts';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import { failureReference, failureText } from '../../../ui/failure-text.ts';
import classes from '../editor/editor.module.css';
import { useTitleCheck } from '../information/use-title-check.ts';
import {
  type CopyForm,
  type CopyKind,
  changeKind,
  changeTitle,
  isDateValid,
  startCopy,
  toCopyRequest,
} from './copy-form.ts';
import { useCopying } from './use-copying.ts';

interface CopyDialogProps {
  readonly project: ProjectSummary;
  readonly as: CopyKind;
  readonly onClose: () => void;
}

/** Saves as new version or as new project (PROJ-10, PROJ-21, Q39, Q40), and opens the copy. */
export function CopyDialog({ project, as, onClose }: CopyDialogProps) {
  const { t } = useTranslation();
  const [today] = useState(() => hongKongToday(new Date()));
  const [form, setForm] = useState(() => startCopy(project, as, today));
  const copying = useCopying(project);
  const request = toCopyRequest(form);
  const { error } = copying;
  return (
    <AppModal
      isOpen
      title={t('editor.copy.title')}
      onClose={onClose}
      width={520}
      focusAfter={`[data-actions="${project.id}"]`}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (request) copying.mutate(request);
        }}
      >
        {error && !hasCode(error, 'TITLE_TAKEN') && (
          <div className={classes.failure} role="alert">
            <p>
              <strong>{t('editor.copy.failed')}.</strong> {failureText(error)} {failureReference(error)}
            </p>
          </div>
        )}
        <Radio.Group
          size="xs"
          label={t('editor.copy.as')}
          value={form.as}
          onChange={(kind) => setForm(changeKind(form, project, kind === 'version' ? 'version' : 'project', today))}
        >
          <Group gap="md" mt={4}>
            <Radio
              size="xs"
              value="version"
              label={t('editor.copy.version')}
              data-autofocus={form.as === 'version' || undefined}
            />
            <Radio size="xs" value="project" label={t('editor.copy.project')} />
          </Group>
        </Radio.Group>
        {form.as === 'version' ? (
          <Text size="sm">{t('editor.copy.versionOf', { name: projectTitle({ ...project, version: null }) })}</Text>
        ) : (
          <CopyTitle form={form} isRefused={hasCode(error, 'TITLE_TAKEN')} onChange={setForm} />
        )}
        <CopyDate form={form} onChange={setForm} />
        <Checkbox
          size="xs"
          label={t('editor.copy.keepEquipment')}
          checked={form.isEquipmentKept}
          onChange={(event) => setForm({ ...form, isEquipmentKept: event.currentTarget.checked })}
        />
        <p className={classes.hint}>
          {t('editor.copy.contents')} {!form.isEquipmentKept && t('editor.copy.contentsWithout')}
        </p>
        <Group justify="flex-end" mt="xs" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('editor.cancel')}
          </Button>
          <Button type="submit" disabled={request === null} loading={copying.isPending}>
            {t('editor.copy.submit')}
          </Button>
        </Group>
      </form>
    </AppModal>
  );
}

interface CopyPartProps {
  readonly form: CopyForm;
  readonly onChange: (form: CopyForm) => void;
}

function CopyTitle({ form, isRefused, onChange }: CopyPartProps & { readonly isRefused: boolean }) {
  const { t } = useTranslation();
  const state = useTitleCheck({ title: form.title, savedTitle: null, exceptProjectId: null });
  const isTaken = state === 'taken' || (isRefused && state !== 'free');
  const describe = () => {
    if (form.hadVersionSign) return t('editor.noAtSign');
    if (isTaken) return t('editor.titleTaken');
    return form.title.trim() === '' ? t('field.required') : null;
  };
  return (
    <TextInput
      label={t('editor.copy.name')}
      required
      data-autofocus
      maxLength={MAX_TITLE_LENGTH}
      value={form.title}
      error={describe()}
      errorProps={{ role: 'alert' }}
      onChange={(event) => onChange(changeTitle(form, event.currentTarget.value))}
    />
  );
}

function CopyDate({ form, onChange }: CopyPartProps) {
  const { t } = useTranslation();
  if (form.commencementDate === null) return <p className={classes.hint}>{t('editor.copy.dateNone')}</p>;
  return (
    <TextInput
      label={t('editor.copy.commencementDate')}
      required
      description={t('editor.copy.dateHint')}
      inputMode="numeric"
      maxLength={10}
      w={180}
      styles={{ description: { width: 420 } }}
      value={form.commencementDate}
      error={isDateValid(form) ? null : t('editor.copy.dateInvalid')}
      onChange={(event) => onChange({ ...form, commencementDate: event.currentTarget.value })}
    />
  );
}
