import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { MAX_EXCLUSION_REASON_LENGTH } from '@quietsite/domain';
import { IconArrowBackUp, IconPointer } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatText } from '../../../lib/format.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import classes from './screening.module.css';
import type { Screening } from './use-screening.ts';

interface ExcludedStructuresProps {
  readonly screening: Screening;
  readonly isReadonly: boolean;
}

/** Structures that the user has excluded, each with a reason and optional days on which it exists (M-102, M-115). */
export function ExcludedStructures({ screening, isReadonly }: ExcludedStructuresProps) {
  const { t } = useTranslation();
  const { settings, isLocked, isPicking, isShown, setShown, choose, include, giveReason, setDay } = screening;
  const nameOf = useStructureName(screening);
  return (
    <section aria-label={t('screening.screens')}>
      <h3 className={classes.title}>
        {t('screening.screens')} <ClauseLink code="M-102" />
      </h3>
      <div className={classes.tools}>
        <Switch
          size="xs"
          label={t('screening.show')}
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        {!isReadonly && (
          <Button
            size="compact-sm"
            variant={isPicking ? 'filled' : 'default'}
            aria-pressed={isPicking}
            disabled={isLocked}
            leftSection={<IconPointer size={14} aria-hidden />}
            onClick={isPicking ? screening.end : choose}
          >
            {t('screening.pick')}
          </Button>
        )}
      </div>
      <p className={classes.legend} aria-hidden>
        <span data-look="screen">{t('screening.looks.screen')}</span>
        <span data-look="out">{t('screening.looks.out')}</span>
        <span data-look="not">{t('screening.looks.not')}</span>
      </p>
      {settings.excluded.length === 0 ? (
        <p className={classes.hint}>{t(isPicking ? 'screening.pickHint' : 'screening.noneOut')}</p>
      ) : (
        <>
          <p className={classes.hint}>
            {t('screening.datesHint')} <ClauseLink code="M-115" />
          </p>
          <ul className={classes.list}>
            {settings.excluded.map(({ buildingId, reason, start, end }) => {
              const name = nameOf(buildingId);
              return (
                <li key={buildingId}>
                  <span>{name}</span>
                  <TextInput
                    size="xs"
                    aria-label={t('screening.reasonOf', { name })}
                    placeholder={t('screening.reason')}
                    maxLength={MAX_EXCLUSION_REASON_LENGTH}
                    disabled={isLocked}
                    required
                    // Focuses the reason of a newly excluded structure.
                    data-autofocus={reason === '' || undefined}
                    value={reason}
                    onChange={(event) => giveReason(buildingId, event.currentTarget.value)}
                  />
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('screening.include', { name })}
                    disabled={isLocked}
                    onClick={() => include(buildingId)}
                  >
                    <IconArrowBackUp size={15} aria-hidden />
                  </ActionIcon>
                  <fieldset className={classes.days} disabled={isLocked}>
                    <span aria-hidden>{t('screening.first')}</span>
                    <DayField
                      label={t('screening.standsFrom', { name })}
                      day={start ?? null}
                      lastDay={end ?? null}
                      onDay={(day) => setDay(buildingId, 'start', day)}
                      onNoDay={() => setDay(buildingId, 'start', null)}
                    />
                    <span aria-hidden>{t('screening.last')}</span>
                    <DayField
                      label={t('screening.standsTo', { name })}
                      day={end ?? null}
                      firstDay={start ?? null}
                      onDay={(day) => setDay(buildingId, 'end', day)}
                      onNoDay={() => setDay(buildingId, 'end', null)}
                    />
                  </fieldset>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}

function useStructureName({ stored }: Screening) {
  const { t } = useTranslation();
  return (id: number): string => {
    const name = stored.data?.structures.find((structure) => structure.id === id)?.name ?? '';
    return name === '' ? t('siteDetail.buildings.unnamed', { id }) : formatText(name);
  };
}
