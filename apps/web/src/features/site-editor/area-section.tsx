import { Button, Loader } from '@mantine/core';
import type { Surroundings } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { formatText } from '../../lib/format.ts';
import { nameDistrict } from '../../lib/name-district.ts';
import { radiusFieldIds } from '../../lib/radius.ts';
import { useDrawWindow } from '../../project/site/use-draw-window.ts';
import { useSurroundings } from '../../project/site/use-surroundings.ts';
import { useOpenProject, useProjectMap } from '../../session/use-open-project.ts';
import { failureText } from '../../ui/failure-text.ts';
import { RadiusStepper } from '../../ui/fields/radius-stepper.tsx';
import { ApprovedNear } from './approved/approved-near.tsx';
import type { SiteEditing } from './use-site-editing.ts';
import classes from './zone-tab.module.css';

interface AreaSectionProps {
  readonly editing: SiteEditing;
  readonly isReadonly: boolean;
}

/** The radius and what was found within it (SITE-07, SITE-17). */
export function AreaSection({ editing, isReadonly }: AreaSectionProps) {
  const { t } = useTranslation();
  const { site, change, updateArea } = editing;
  const { isAsking, state } = useSurroundings();
  return (
    <section className={classes.section} aria-label={t('site.area')}>
      <h3>{t('site.area')}</h3>
      {isReadonly ? (
        <p className={classes.text}>{t('site.areaReadonly', { metres: site.radiusMetres })}</p>
      ) : (
        <div className={classes.buttons}>
          <RadiusStepper
            id={radiusFieldIds.panel}
            label={t('site.radius')}
            unit={t('site.metres')}
            metres={site.radiusMetres}
            isReadOnly={false}
            onChange={(radiusMetres) => change({ ...site, radiusMetres })}
          />
          <Button
            variant={state === 'outdated' ? 'filled' : 'default'}
            disabled={site.parts.length === 0 || site.radiusMetres < 1}
            loading={isAsking}
            onClick={updateArea}
          >
            {t('site.update')}
          </Button>
        </div>
      )}
      <SearchResult onRetry={updateArea} />
      {!isReadonly && <ApprovedNear site={site} />}
    </section>
  );
}

/** A failed search is never shown as "none found" (U43). */
function SearchResult({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { found, state, isAsking, error } = useSurroundings();
  const { isMinimised } = useDrawWindow();
  const hasStored = (useProjectMap().data?.site.length ?? 0) > 0;
  if (state === 'noSite') return null;
  if (isAsking) {
    return (
      <p className={classes.busy} role="status">
        <Loader size={14} aria-hidden /> {t('site.asking')}
      </p>
    );
  }
  if (error) return isMinimised ? null : <AreaFailure error={error} onRetry={onRetry} />;
  const isOutdated = state === 'outdated';
  if (isOutdated && !found && !hasStored) return <p className={classes.hint}>{t('site.neverAsked')}</p>;
  return (
    <>
      {found ? <FoundFacts found={found} isOutdated={isOutdated} /> : <StoredFacts isOutdated={isOutdated} />}
      {isOutdated && <p className={classes.warning}>{t('site.outdated')}</p>}
    </>
  );
}

interface AreaFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function AreaFailure({ error, onRetry }: AreaFailureProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.failure} role="alert">
      <span>
        <strong>{t('site.notAsked')}.</strong> {failureText(error)} {t('site.notAskedHint')}
      </span>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

interface FactsProps {
  readonly districts: readonly string[];
  readonly kinds: readonly { readonly kind: string }[];
  readonly isOutdated?: boolean;
}

function Facts({ districts, kinds, isOutdated = false }: FactsProps) {
  const { t } = useTranslation();
  const count = (receiverKind: string) => kinds.filter(({ kind }) => kind === receiverKind).length;
  return (
    <dl className={classes.facts} data-outdated={isOutdated || undefined}>
      <dt>{t('site.districts')}</dt>
      <dd>{formatText(districts.map((name) => nameDistrict(t, name)).join(', '))}</dd>
      <dt>{t('site.homes')}</dt>
      <dd>{count('residential')}</dd>
      <dt>{t('site.schools')}</dt>
      <dd>{count('education')}</dd>
    </dl>
  );
}

function FoundFacts({ found, isOutdated }: { readonly found: Surroundings; readonly isOutdated: boolean }) {
  return <Facts districts={found.districts} kinds={found.buildings} isOutdated={isOutdated} />;
}

function StoredFacts({ isOutdated }: { readonly isOutdated: boolean }) {
  const project = useOpenProject().data;
  const map = useProjectMap().data;
  return project && map ? (
    <Facts districts={project.districts} kinds={map.receiverBuildings} isOutdated={isOutdated} />
  ) : null;
}
