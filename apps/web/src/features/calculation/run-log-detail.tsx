import { Button } from '@mantine/core';
import type { RunDetail } from '@quietsite/contracts';
import { IconChevronLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute, formatText } from '../../lib/format.ts';
import { CitedText } from '../../ui/clause-link.tsx';
import { keyboardScroll } from '../../ui/focus/keyboard-scroll.ts';
import { QueryState } from '../../ui/states.tsx';
import classes from './run-log.module.css';
import { runDetailQuery } from './run-log-calls.ts';
import { describeDuration, describeReason, describeStatus, listTimings } from './run-log-text.ts';

/** Beyond this number they are only counted, not listed. */
const MAX_LEFT_OUT = 200;
const counted = ['zones', 'tasks', 'equipmentRows', 'receivers'] as const;

interface RunDetailViewProps {
  readonly projectId: number;
  readonly runId: number;
  readonly onBack: () => void;
}

export function RunDetailView({ projectId, runId, onBack }: RunDetailViewProps) {
  const { t } = useTranslation();
  const detail = useQuery(runDetailQuery(projectId, runId));
  const back = useRef<HTMLButtonElement>(null);
  // The opened row is gone, so focus moves to the back button.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Button ref={back} variant="default" leftSection={<IconChevronLeft size={14} aria-hidden />} onClick={onBack}>
        {t('runLog.back')}
      </Button>
      <QueryState query={detail} />
      {detail.data && <DetailBody detail={detail.data} />}
    </>
  );
}

function DetailBody({ detail }: { readonly detail: RunDetail }) {
  const { t } = useTranslation();
  const { counts, neighbours, timings, engineVersion, inputHash } = detail;
  return (
    <div {...keyboardScroll} className={classes.detail}>
      <h3>{t('runLog.detailOf', { number: detail.id })}</h3>
      <dl>
        <Fact label={t('runLog.status')} value={describeStatus(t, detail)} />
        <Fact label={t('runLog.started')} value={formatInstantMinute(detail.queuedAt)} />
        <Fact label={t('runLog.requestedBy')} value={detail.requestedBy} />
        <Fact label={t('runLog.engine')} value={formatText(engineVersion)} />
        <Fact label={t('runLog.inputHash')} value={formatText(inputHash)} />
      </dl>
      <div className={classes.columns}>
        <section>
          <h4>{t('runLog.counted')}</h4>
          <dl>
            {counted.map((id) => (
              <Fact key={id} label={t(`runLog.${id}`)} value={counts[id]} />
            ))}
            <Fact label={t('runLog.neighbours')} value={neighbours.join(', ') || t('runLog.noNeighbours')} />
          </dl>
        </section>
        <section>
          <h4>{t('runLog.timings')}</h4>
          <dl>
            {listTimings(t, timings).map(({ id, name, duration }) => (
              <Fact key={id} label={name} value={duration} />
            ))}
            <Fact label={t('runLog.total')} value={describeDuration(t, detail)} />
          </dl>
        </section>
      </div>
      <LeftOutList leftOut={detail.leftOut} />
    </div>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function LeftOutList({ leftOut }: Pick<RunDetail, 'leftOut'>) {
  const { t } = useTranslation();
  const listed = leftOut.slice(0, MAX_LEFT_OUT);
  return (
    <section>
      <h4>{t('runLog.leftOut')}</h4>
      {leftOut.length === 0 && <p>{t('runLog.nothingLeftOut')}</p>}
      {leftOut.length > 0 && (
        <table aria-label={t('runLog.leftOutTable')}>
          <thead>
            <tr>
              <th scope="col">{t('runLog.name')}</th>
              <th scope="col">{t('runLog.why')}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ reason, id, name }) => (
              <tr key={`${reason} ${id} ${name}`}>
                <td>{formatText(name)}</td>
                <td>
                  <CitedText {...describeReason(t, reason)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {leftOut.length > listed.length && <p>{t('runLog.more', { count: leftOut.length - listed.length })}</p>}
    </section>
  );
}
