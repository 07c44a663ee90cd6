import { UnstyledButton } from '@mantine/core';
import type { Contributions, StepPlace } from '@quietsite/domain';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatText } from '../../lib/format.ts';
import classes from './results.module.css';
import { marking, type ResultsMark } from './results-mark.ts';
import { formatShare, placeOfEquipment } from './results-model.ts';

interface ShareSectionProps {
  readonly contributions: Contributions;
  readonly onGo: (place: StepPlace) => void;
}

/** The main causes of the levels at the worst receivers. Each line opens its equipment. */
export function ShareSection({ contributions: { receivers, activities, equipment }, onGo }: ShareSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (receivers === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('overview.causes')}</h3>
      <p className={classes.line}>{t('overview.shareMeans', { count: receivers })}</p>
      <ShareList title={t('overview.activities')}>
        {activities.map(({ taskId, name, zoneId, zoneName, share }) => (
          <Share
            key={taskId}
            name={formatText(name)}
            note={zoneName}
            share={share}
            mark={{ kind: 'activity', zoneId }}
            onOpen={() => onGo(placeOfEquipment(taskId))}
          />
        ))}
      </ShareList>
      <ShareList title={t('overview.equipment')}>
        {equipment.map(({ rowId, taskId, name, officialId, taskName, zoneId, fixedLocation, share }) => (
          <Share
            key={rowId}
            name={formatText(name)}
            note={[officialId, taskName].filter((text) => text !== '').join(', ')}
            share={share}
            mark={{ kind: 'equipment', zoneId, name, position: fixedLocation }}
            onOpen={() => onGo(placeOfEquipment(taskId, rowId))}
          />
        ))}
      </ShareList>
    </section>
  );
}

function ShareList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <>
      <h4 id={titleId}>{title}</h4>
      <ol className={classes.shares} aria-labelledby={titleId}>
        {children}
      </ol>
    </>
  );
}

interface ShareProps {
  readonly name: string;
  readonly note: string;
  readonly share: number;
  readonly mark: ResultsMark;
  readonly onOpen: () => void;
}

function Share({ name, note, share, mark, onOpen }: ShareProps) {
  return (
    <li style={{ '--share': share } as CSSProperties}>
      <UnstyledButton className={classes.share} onClick={onOpen} {...marking(mark)}>
        <span>
          {name} <small>{note}</small>
        </span>{' '}
        <b>{formatShare(share)}</b>
      </UnstyledButton>
    </li>
  );
}
