import { Button, type ComboboxItem, NativeSelect, type OptionsFilter, Select, Textarea } from '@mantine/core';
import type { CommentAnchor, Submission } from '@quietsite/contracts';
import { describeEquipment } from '@quietsite/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReportSection, reportSections } from '../../lib/report-sections.ts';
import { useUnsavedChanges } from '../../project/save/use-unsaved-changes.ts';
import { programmeQuery, reviewQuery } from '../../session/project-queries.ts';
import { useProjectMap } from '../../session/use-open-project.ts';
import { withCutNote } from '../../ui/cut-note.tsx';
import { sortRows } from '../../ui/sort-rows.ts';
import { writeAnchor } from './anchor-address.ts';
import { FailureNote } from './failure-note.tsx';
import classes from './review.module.css';
import { type AnchorKind, addComment } from './review-calls.ts';
import { isSendKey, MAX_COMMENT_LENGTH, useTypedText } from './typed-texts.ts';
import { useRegisterUnsent } from './unsent-comment.ts';

interface CommentFormProps {
  readonly projectId: number;
  readonly submission: Submission;
  /** The subject the user chose before coming here. */
  readonly about: CommentAnchor | null;
}

const kinds = ['plan', 'receiver', 'row', 'section'] as const satisfies readonly AnchorKind[];

/** A comment on the plan, a receiver, an equipment row or a section of the report. */
export function CommentForm({ projectId, submission, about }: CommentFormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // Stored with the text, to keep the same subject after a reload.
  const subject = useTypedText(projectId, 'subject');
  const typed = useTypedText(projectId, 'new');
  const given = about && writeAnchor(about);
  const [lastGiven, setLastGiven] = useState<string | null>(null);
  // Follows a new subject in the address but keeps the typed text.
  if (given !== lastGiven) {
    setLastGiven(given);
    if (given) subject.write(given);
  }
  const [kind, value] = readSubject(subject.text);
  const setSubject = (newKind: AnchorKind, newValue: string) => subject.write(`${newKind}:${newValue}`);
  const anchor = toAnchor(kind, value);
  const { text, key } = typed;
  const sending = useMutation({
    mutationFn: (sent: { readonly anchor: CommentAnchor; readonly text: string; readonly key: string }) =>
      addComment(projectId, { ...sent, submissionId: submission.id, text: sent.text.trim() }),
    onSuccess: async (_comment, sent) => {
      await client.invalidateQueries({ queryKey: reviewQuery(projectId).queryKey });
      typed.settle(sent.text);
    },
  });
  const isTyped = text.trim() !== '';
  useUnsavedChanges(
    isTyped,
    () => typed.write(''),
    async () =>
      anchor !== null &&
      sending.mutateAsync({ anchor, text, key }).then(
        () => true,
        () => false,
      ),
  );
  useRegisterUnsent({ projectId, isTyped, isComplete: anchor !== null }, async () => {
    if (anchor) await sending.mutateAsync({ anchor, text, key });
  });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (anchor && isTyped) sending.mutate({ anchor, text, key });
      }}
    >
      <NativeSelect
        size="xs"
        label={t('review.about')}
        value={kind}
        data={kinds.map((name) => ({ value: name, label: t(`review.anchor.${name}`) }))}
        onChange={(event) => {
          setSubject(toKind(event.currentTarget.value), '');
        }}
      />
      {kind !== 'plan' && (
        <Picker
          projectId={projectId}
          kind={kind}
          value={value}
          isMissing={isTyped && anchor === null}
          onValue={(chosen) => setSubject(kind, chosen)}
        />
      )}
      <Textarea
        size="xs"
        label={t('review.text')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_COMMENT_LENGTH}
        inputContainer={withCutNote}
        value={text}
        data-comment
        onChange={(event) => typed.write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isSendKey(event)) event.currentTarget.form?.requestSubmit();
        }}
      />
      {sending.error && <FailureNote title={t('review.notSent')} error={sending.error} />}
      <Button type="submit" disabled={anchor === null || !isTyped} loading={sending.isPending}>
        {t('review.send')}
      </Button>
    </form>
  );
}

const toKind = (text: string | undefined): AnchorKind => kinds.find((name) => name === text) ?? 'plan';

/** 'receiver:12', or 'receiver:' before one is chosen. */
function readSubject(subject: string): readonly [AnchorKind, string] {
  const [kind, value = ''] = subject.split(':');
  return [toKind(kind), value];
}

export function toAnchor(kind: AnchorKind, value: string): CommentAnchor | null {
  if (kind === 'plan') return { kind };
  if (kind === 'section') return isReportSection(value) ? { kind, section: value } : null;
  const id = Number(value);
  if (!Number.isInteger(id) || id <= 0) return null;
  return kind === 'receiver' ? { kind, pointId: id } : { kind, rowId: id };
}

interface PickerProps {
  readonly projectId: number;
  readonly kind: Exclude<AnchorKind, 'plan'>;
  readonly value: string;
  /** Everything else is there, so the user must learn what keeps the comment from being added. */
  readonly isMissing: boolean;
  readonly onValue: (value: string) => void;
}

function Picker({ projectId, kind, value, isMissing, onValue }: PickerProps) {
  const { t } = useTranslation();
  const options = useOptions(projectId, kind);
  return (
    <Select
      size="xs"
      label={t(`review.pick.${kind}`)}
      searchable
      limit={100}
      filter={findOptions}
      data={options}
      value={value === '' ? null : value}
      error={isMissing && t(`review.pickFirst.${kind}`)}
      onChange={(chosen) => onValue(chosen ?? '')}
    />
  );
}

function useOptions(projectId: number, kind: PickerProps['kind']) {
  const { t } = useTranslation();
  const receivers = useProjectMap().data?.receivers;
  const programme = useQuery(programmeQuery(projectId)).data;
  if (kind === 'section')
    return reportSections.map((section) => ({ value: section, label: t(`report.sections.${section}`) }));
  if (kind === 'receiver')
    return sortRows(
      (receivers ?? []).filter(({ name }) => name !== ''),
      ({ name }) => name,
      false,
    ).map(({ pointId, name, buildingName }) => ({ value: String(pointId), label: `${name} ${buildingName}` }));
  const tasks = new Map(programme?.tasks.map(({ id, name }) => [id, name]));
  return (programme?.equipmentRows ?? []).map((row) => ({
    value: String(row.id),
    label: `${describeEquipment(row)}, ${tasks.get(row.taskId) ?? ''}`,
  }));
}

/** 0: exact match, 1: starts with the text, 2: contains it. */
function rank(label: string, search: string): 0 | 1 | 2 {
  if (label === search || label.startsWith(`${search} `)) return 0;
  return label.startsWith(search) ? 1 : 2;
}

/** Exact names come first: 'N3' finds N3 before N36. Otherwise in list order. */
export const findOptions: OptionsFilter = ({ options, search, limit }) => {
  const query = search.trim().toLowerCase();
  const items = options.filter((option): option is ComboboxItem => !('group' in option));
  return items
    .map((option) => ({ option, label: option.label.toLowerCase() }))
    .filter(({ label }) => label.includes(query))
    .toSorted((one, other) => rank(one.label, query) - rank(other.label, query))
    .slice(0, limit)
    .map(({ option }) => option);
};
