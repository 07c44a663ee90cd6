import { Button, createSafeContext, Group, Text } from '@mantine/core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppModal } from './app-modal.tsx';

interface Reminder {
  readonly text: string;
  readonly actionLabel: string;
  readonly onAction: () => void;
}
interface Message {
  readonly title: string;
  readonly text: string;
}

interface Notice extends Message {
  /** A button that leads to the subject of the message. */
  readonly action?: { readonly label: string; readonly go: () => void };
}

interface Question extends Message {
  /** A second line: the consequence of yes. */
  readonly consequence?: string;
  /** Yes cannot be undone, so no is the default. */
  readonly isDangerous?: boolean;
  /** Labels that say what each answer does; Yes and No if left out. */
  readonly labels?: { readonly yes: string; readonly no: string };
}

/** A question with more answers than yes and no: each button says what it does, and the last one is the default. */
export interface Choice<Id extends string> extends Message {
  readonly choices: readonly { readonly id: Id; readonly label: string }[];
}

/** Null if closed without an answer. */
type Answer = boolean | null;

type Dialog =
  | ({ readonly kind: 'reminder' } & Reminder)
  | ({ readonly kind: 'message' } & Notice)
  | ({ readonly kind: 'confirmation'; readonly answer: (answer: Answer) => void } & Question)
  | ({ readonly kind: 'choice'; readonly answer: (id: string | null) => void } & Choice<string>);

export interface Dialogs {
  /** One action button; closing declines (Q60). */
  readonly remind: (reminder: Reminder) => void;
  readonly notify: (message: Notice) => void;
  /** The signal withdraws a question that no longer makes sense; it then resolves to no. */
  readonly confirm: (question: Question, signal?: AbortSignal) => Promise<boolean>;
  /** For a question where no also has an effect. Null if closed without an answer. */
  readonly ask: (question: Question) => Promise<Answer>;
  /** Null if closed without an answer, or withdrawn by the signal. */
  readonly choose: <Id extends string>(question: Choice<Id>, signal?: AbortSignal) => Promise<Id | null>;
}

export const [DialogsContext, useDialogs] = createSafeContext<Dialogs>('useDialogs needs a DialogsProvider above it');

/** Shows dialogs one after the other, in the order requested. */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Dialog[]>([]);
  const add = useCallback((dialog: Dialog) => setQueue((waiting) => [...waiting, dialog]), []);
  const remove = useCallback(
    (dialog: Dialog) => setQueue((waiting) => waiting.filter((other) => other !== dialog)),
    [],
  );
  const dialogs = useMemo<Dialogs>(
    () => ({
      remind: (reminder) => add({ ...reminder, kind: 'reminder' }),
      notify: (message) => add({ ...message, kind: 'message' }),
      confirm: (question, signal) =>
        new Promise((answer) => {
          const dialog: Dialog = { ...question, kind: 'confirmation', answer: (isYes) => answer(isYes === true) };
          add(dialog);
          signal?.addEventListener('abort', () => {
            remove(dialog);
            answer(false);
          });
        }),
      ask: (question) => new Promise((answer) => add({ ...question, kind: 'confirmation', answer })),
      choose: <Id extends string>(question: Choice<Id>, signal?: AbortSignal) =>
        new Promise<Id | null>((answer) => {
          const find = (id: string | null) => question.choices.find((choice) => choice.id === id)?.id ?? null;
          const dialog: Dialog = { ...question, kind: 'choice', answer: (id) => answer(find(id)) };
          add(dialog);
          signal?.addEventListener('abort', () => {
            remove(dialog);
            answer(null);
          });
        }),
    }),
    [add, remove],
  );
  const first = queue[0];
  return (
    <DialogsContext value={dialogs}>
      {children}
      {first && <DialogBox dialog={first} onClose={() => remove(first)} />}
    </DialogsContext>
  );
}

function DialogBox({ dialog, onClose }: { readonly dialog: Dialog; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const finish = (act?: () => void) => {
    onClose();
    act?.();
  };
  const isAnswered = dialog.kind === 'confirmation' || dialog.kind === 'choice';
  const close = () => finish(isAnswered ? () => dialog.answer(null) : undefined);
  return (
    <AppModal isOpen title={dialog.kind === 'reminder' ? t('reminder.title') : dialog.title} onClose={close}>
      <Text size="sm">{dialog.text}</Text>
      {dialog.kind === 'confirmation' && dialog.consequence && (
        <Text size="sm" mt="xs">
          {dialog.consequence}
        </Text>
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        {dialog.kind === 'reminder' && (
          <Button data-autofocus onClick={() => finish(dialog.onAction)}>
            {dialog.actionLabel}
          </Button>
        )}
        {dialog.kind === 'message' && dialog.action && (
          <Button variant="default" onClick={() => finish(dialog.action?.go)}>
            {dialog.action.label}
          </Button>
        )}
        {dialog.kind === 'message' && (
          <Button data-autofocus onClick={close}>
            {t('action.ok')}
          </Button>
        )}
        {dialog.kind === 'choice' &&
          dialog.choices.map(({ id, label }, index) => (
            <Button
              key={id}
              {...buttonProps(index === dialog.choices.length - 1)}
              onClick={() => finish(() => dialog.answer(id))}
            >
              {label}
            </Button>
          ))}
        {dialog.kind === 'confirmation' && (
          <Answers
            isDangerous={dialog.isDangerous === true}
            labels={dialog.labels}
            onNo={() => finish(() => dialog.answer(false))}
            onYes={() => finish(() => dialog.answer(true))}
          />
        )}
      </Group>
    </AppModal>
  );
}

interface AnswersProps {
  readonly isDangerous: boolean;
  readonly labels: Question['labels'];
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** The default button is filled and has the focus. */
const buttonProps = (isDefault: boolean) => ({
  variant: isDefault ? 'filled' : 'default',
  'data-autofocus': isDefault || undefined,
});

function Answers({ isDangerous, labels, onNo, onYes }: AnswersProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button {...buttonProps(isDangerous)} onClick={onNo}>
        {labels?.no ?? t('action.no')}
      </Button>
      <Button {...buttonProps(!isDangerous)} onClick={onYes}>
        {labels?.yes ?? t('action.yes')}
      </Button>
    </>
  );
}
