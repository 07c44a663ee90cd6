import type { SubmissionComparison } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatText } from '../../../lib/format.ts';
import { describeCounts } from '../../../lib/verdict-counts.ts';
import { RestrictedWords } from '../../../project/equipment/restricted-hours.tsx';
import { VerdictWord } from '../../../ui/verdict.tsx';
import classes from '../review.module.css';
import { comparedParts, formatDifference, hasRemark, levelOf, listChangedReceivers } from './comparison-rows.ts';

/** Changes only, with a count for each part. */
export function ComparisonTables({ comparison }: { readonly comparison: SubmissionComparison }) {
  const { t } = useTranslation();
  const receivers = listChangedReceivers(comparison.receivers);
  const isSame = receivers.length === 0 && comparedParts.every((part) => comparison[part].length === 0);
  const { before, after } = comparison.counts;
  const counts = (
    <p>{t('review.comparison.verdicts', { before: describeSide(t, before), after: describeSide(t, after) })}</p>
  );
  if (isSame)
    return (
      <>
        {counts}
        <p className={classes.hint}>{t('review.comparison.nothing')}</p>
      </>
    );
  return (
    <>
      {counts}
      {comparedParts.map((part) => (
        <ChangesTable key={part} name={t(`review.comparison.${part}`)} changes={comparison[part]} />
      ))}
      <ReceiversTable receivers={receivers} />
    </>
  );
}

/** The three counts and the number without a verdict, which together include all receivers of the submission (Q145). */
function describeSide(t: TFunction, counts: SubmissionComparison['counts']['before']): string {
  const { leftOut, untold } = counts;
  return [
    describeCounts(t, counts),
    ...(leftOut > 0 ? [t('verdict.withoutCount', { count: leftOut })] : []),
    ...(untold > 0 ? [t('review.comparison.untold', { count: untold })] : []),
    ...(counts.isRestrictedUnassessed ? [t('restricted.remark')] : []),
  ].join(t('review.comparison.between'));
}

interface ChangesTableProps {
  readonly name: string;
  readonly changes: SubmissionComparison['project'];
}

function ChangesTable({ name, changes }: ChangesTableProps) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const absent = <em>{t('review.comparison.absent')}</em>;
  return (
    <section>
      <h3>{t('review.comparison.counted', { name, count: changes.length })}</h3>
      <table className={`${classes.table} ${classes.changes}`} aria-label={t('review.comparison.table', { name })}>
        <thead>
          <tr>
            <th scope="col">{t('review.comparison.what')}</th>
            <th scope="col">{t('review.comparison.before')}</th>
            <th scope="col">{t('review.comparison.after')}</th>
          </tr>
        </thead>
        <tbody>
          {[...changes.entries()].map(([place, { what, before, after }]) => (
            <tr key={place}>
              <th scope="row">{what}</th>
              <td>{before ?? absent}</td>
              <td>{after ?? absent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const runs = ['unmitigated', 'mitigated'] as const;

function ReceiversTable({
  receivers,
}: {
  readonly receivers: SubmissionComparison['receivers'] | readonly SubmissionComparison['receivers'][number][];
}) {
  const { t } = useTranslation();
  if (receivers.length === 0) return null;
  const name = t('review.comparison.receivers');
  return (
    <section>
      <h3>{t('review.comparison.counted', { name, count: receivers.length })}</h3>
      <table className={`${classes.table} ${classes.receivers}`} aria-label={t('review.comparison.table', { name })}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('review.comparison.receiver')}
            </th>
            <th scope="col" rowSpan={2}>
              {t('review.comparison.building')}
            </th>
            <th scope="colgroup" colSpan={2}>
              {t('review.comparison.criterion')}
            </th>
            {runs.map((run) => (
              <th key={run} scope="colgroup" colSpan={3}>
                {t(`review.comparison.${run}`)}
              </th>
            ))}
            <th scope="colgroup" colSpan={2}>
              {t('review.comparison.verdict')}
            </th>
          </tr>
          <tr>
            {['criterion', ...runs].map((group) => (
              <BeforeAfterHeaders key={group} hasDifference={group !== 'criterion'} />
            ))}
            <BeforeAfterHeaders hasDifference={false} isNumeric={false} />
          </tr>
        </thead>
        <tbody>
          {receivers.map((receiver) => (
            <tr key={`${receiver.name} ${receiver.buildingName}`}>
              <th scope="row">{receiver.name}</th>
              <td className={classes.place}>{formatText(receiver.buildingName)}</td>
              <GroupLabel text={t('review.comparison.criterion')} />
              <td className={classes.number}>{receiver.before ? formatCriterion(receiver.before.criterion) : '-'}</td>
              <td className={classes.number}>{receiver.after ? formatCriterion(receiver.after.criterion) : '-'}</td>
              {runs.map((run) => [
                <GroupLabel key={`${run} label`} text={t(`review.comparison.${run}`)} />,
                <td key={`${run} before`} className={classes.number}>
                  {levelOf(receiver.before, run)}
                </td>,
                <td key={`${run} after`} className={classes.number}>
                  {levelOf(receiver.after, run)}
                </td>,
                <td key={`${run} difference`} className={classes.number}>
                  <strong>{formatDifference(receiver, run)}</strong>
                </td>,
              ])}
              <GroupLabel text={t('review.comparison.verdict')} />
              <td>{receiver.before && <SideVerdict side={receiver.before} />}</td>
              <td>{receiver.after && <SideVerdict side={receiver.after} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ComparedSide = NonNullable<SubmissionComparison['receivers'][number]['before']>;

/** A dash if an older submission has no verdict, or if the receiver is left out or not judged. */
const SideVerdict = ({ side }: { readonly side: ComparedSide }) =>
  side.verdict === null ? (
    '-'
  ) : (
    <>
      <VerdictWord verdict={side.verdict} />
      {hasRemark(side) && <RestrictedWords />}
    </>
  );

/** On a phone a receiver is a block of labelled lines. In a table the column headers label them. */
const GroupLabel = ({ text }: { readonly text: string }) => <td className={classes.groupLabel}>{text}</td>;

function BeforeAfterHeaders({
  hasDifference,
  isNumeric = true,
}: {
  readonly hasDifference: boolean;
  readonly isNumeric?: boolean;
}) {
  const className = isNumeric ? classes.number : undefined;
  const { t } = useTranslation();
  return (
    <>
      <th scope="col" className={className}>
        {t('review.comparison.before')}
      </th>
      <th scope="col" className={className}>
        {t('review.comparison.after')}
      </th>
      {hasDifference && (
        <th scope="col" className={classes.number}>
          {t('review.comparison.difference')}
        </th>
      )}
    </>
  );
}
