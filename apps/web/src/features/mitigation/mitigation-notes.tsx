import { UnstyledButton } from '@mantine/core';
import { assessGreenCredit, describeEquipment } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import classes from './mitigation.module.css';
import type { ChosenReceiver } from './receiver-choice.ts';
import { lacksProof } from './sheet/mitigation-cells.tsx';
import { describeFault, type MeasureProblem } from './sheet/mitigation-faults.ts';
import type { MitigationRow } from './sheet/mitigation-rows.ts';

interface MitigationNotesProps {
  readonly rows: readonly MitigationRow[];
  readonly receivers: readonly ChosenReceiver[];
  readonly isPreview: boolean;
  readonly isReadonly: boolean;
  readonly problems: readonly MeasureProblem[];
  readonly onProblem: (problem: MeasureProblem) => void;
  readonly onProof: (row: MitigationRow) => void;
}

/** Notes above the table: out-of-date results, missing proof and earned credit. */
export function MitigationNotes(props: MitigationNotesProps) {
  const { rows, receivers, isPreview, isReadonly, problems, onProblem, onProof } = props;
  const { t } = useTranslation();
  const unproven = rows.filter(lacksProof);
  const [first] = unproven;
  const levels = receivers.map(({ level }) => level);
  const { isNoted } = assessGreenCredit(
    rows.map(({ measures }) => measures),
    levels,
  );
  return (
    <div className={classes.notes}>
      {isPreview && (
        <p className={classes.note} data-kind="outdated" role="status">
          {t('mitigation.outdated')}
        </p>
      )}
      <Problems problems={problems} onProblem={onProblem} />
      {first && !isReadonly && (
        <p className={classes.note} data-kind="proof">
          {t('materials.needed')} {t('mitigation.proofMissing', { count: unproven.length })}{' '}
          <UnstyledButton className={classes.link ?? ''} onClick={() => onProof(first)}>
            {describeEquipment(first)}
          </UnstyledButton>
        </p>
      )}
      {isNoted && (
        <p className={classes.note} data-kind="credit" role="status">
          {t('mitigation.credit')}
        </p>
      )}
    </div>
  );
}

/** Maximum number of problems listed. The others appear as these are fixed. */
const MAX_LISTED = 3;

function Problems({ problems, onProblem }: Pick<MitigationNotesProps, 'problems' | 'onProblem'>) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  const count = new Set(problems.map(({ row }) => row.id)).size;
  return (
    <div className={classes.note} data-kind="problem" role="alert">
      <strong>{t('mitigation.problems', { count })}</strong>
      <ul>
        {problems.slice(0, MAX_LISTED).map((problem) => (
          <li key={`${problem.row.id} ${problem.fault}`}>
            <UnstyledButton className={classes.link ?? ''} onClick={() => onProblem(problem)}>
              {describeEquipment(problem.row)}
            </UnstyledButton>{' '}
            {describeFault(t, problem.fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}
