import { Select } from '@mantine/core';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatJudged } from '../../lib/format.ts';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './mitigation.module.css';
import type { ChosenReceiver } from './receiver-choice.ts';

/** Maximum number rendered at once. Typing filters the others. */
const MAX_CHOICES = 100;

/** Escape closes the list, not the panel behind it. */
function consumeEscape(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'true') event.preventDefault();
}

interface ReceiverSelectProps {
  readonly receivers: readonly ChosenReceiver[];
  readonly chosen: ChosenReceiver;
  readonly onChoose: (receiver: ChosenReceiver) => void;
}

const labelOf = (t: TFunction, { name, buildingName, level }: ChosenReceiver): string =>
  t('mitigation.receiverChoice', {
    name,
    building: buildingName,
    level: formatJudged(level.mitigatedLevel, level.criterion),
  });

export const toChoices = (t: TFunction, receivers: readonly ChosenReceiver[]) =>
  receivers.map((receiver) => ({ value: String(receiver.pointId), label: labelOf(t, receiver) }));

/** A searchable list of the receivers (MITI-08). */
export function ReceiverSelect({ receivers, chosen, onChoose }: ReceiverSelectProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  // A project may have thousands of receivers. While closed, only the current one is listed, to keep typing fast.
  const listed = useMemo(() => (isOpen ? receivers : [chosen]), [isOpen, receivers, chosen]);
  const data = useMemo(() => toChoices(t, listed), [listed, t]);
  const label = labelOf(t, chosen);
  return (
    <Select
      className={classes.receiver ?? ''}
      size="xs"
      label={t('mitigation.receiver')}
      data={data}
      value={String(chosen.pointId)}
      limit={MAX_CHOICES}
      searchable
      // If uncontrolled, the select would update its label one render late, next to newer levels.
      searchValue={isOpen ? search : label}
      onSearchChange={setSearch}
      allowDeselect={false}
      onKeyDown={consumeEscape}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => {
        setOpen(false);
        setSearch(label);
      }}
      onChange={(value) => {
        const next = receivers.find(({ pointId }) => String(pointId) === value);
        if (next) onChoose(next);
      }}
    />
  );
}

const sentences = {
  satisfies: 'mitigation.satisfy',
  borderline: 'mitigation.borderline',
  exceeds: 'mitigation.exceed',
} as const;

interface ReceiverFactsProps {
  readonly receiver: ChosenReceiver;
  /** Measures included in the levels that have no column in the table below. Empty if there are none. */
  readonly hidden: string;
}

/** The levels of the chosen receiver and their verdict (MITI-09 to MITI-11). */
export function ReceiverFacts({ receiver, hidden }: ReceiverFactsProps) {
  const { t } = useTranslation();
  const { level, buildingName } = receiver;
  const facts = [
    [t('mitigation.building'), buildingName],
    [
      t('mitigation.unmitigated'),
      t('mitigation.level', { level: formatJudged(level.unmitigatedLevel, level.criterion) }),
    ],
    [
      t('mitigation.mitigatedLevel'),
      t('mitigation.level', { level: formatJudged(level.mitigatedLevel, level.criterion) }),
    ],
    [t('mitigation.criteria'), t('mitigation.level', { level: formatCriterion(level.criterion) })],
  ] as const;
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={label === t('mitigation.building') ? (classes.building ?? '') : ''}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.verdict} role="status">
        <Verdict kind={level.verdict ?? 'none'}>{t(sentences[level.verdict ?? 'satisfies'])}</Verdict>
        {hidden !== '' && <p className={classes.includes}>{t('mitigation.includes', { list: hidden })}</p>}
      </div>
    </>
  );
}
