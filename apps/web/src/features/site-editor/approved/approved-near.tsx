import { Button } from '@mantine/core';
import type { ApprovedSite } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { projectTitle } from '../../../lib/format.ts';
import type { SiteOutline } from '../../../project/site/surroundings.ts';
import { useApprovedSites } from '../../../project/site/use-approved-sites.ts';
import { failureText } from '../../../ui/failure-text.ts';
import { formatSquareMetres } from '../format-area.ts';
import classes from '../zone-tab.module.css';

/** More would push the zones out of view. */
const MAX_LISTED = 5;

/** The number of approved sites near the drawn one, and those it overlaps. */
export function ApprovedNear({ site }: { readonly site: SiteOutline }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useApprovedSites(site, null);
  // Errors in the outline itself are shown beside it.
  if (site.parts.length === 0 || hasCode(error, 'SITE_INVALID')) return null;
  if (error) {
    return (
      <div className={classes.failure} role="alert">
        <span>
          <strong>{t('site.approved.failed')}.</strong> {failureText(error)}
        </span>
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      </div>
    );
  }
  return data ? <NearSites sites={data} /> : null;
}

export function NearSites({ sites }: { readonly sites: readonly ApprovedSite[] }) {
  const { t } = useTranslation();
  const others = sites.filter(({ overlapSquareMetres }) => overlapSquareMetres === 0);
  const listed = others.slice(0, MAX_LISTED);
  return (
    <>
      <p className={classes.text}>{t('site.approved.near', { count: sites.length })}</p>
      {listed.length > 0 && (
        <ul className={classes.near}>
          {listed.map((site) => (
            <li key={site.id}>
              {t('site.approved.works', {
                name: projectTitle(site),
                from: site.commencementDate,
                to: site.completionDate,
              })}
            </li>
          ))}
          {others.length > MAX_LISTED && <li>{t('site.approved.more', { count: others.length - MAX_LISTED })}</li>}
        </ul>
      )}
      <Overlaps sites={sites} />
    </>
  );
}

/** Repeats overlaps on the map, where nothing else mentions them. */
export function OverlapNotes({ site }: { readonly site: SiteOutline }) {
  const { data } = useApprovedSites(site, null);
  return site.parts.length > 0 && data ? <Overlaps sites={data} /> : null;
}

function Overlaps({ sites }: { readonly sites: readonly ApprovedSite[] }) {
  const { t } = useTranslation();
  return sites
    .filter(({ overlapSquareMetres }) => overlapSquareMetres > 0)
    .map((site) => (
      <p key={site.id} className={classes.warning} role="status">
        {t('site.approved.overlap', {
          name: projectTitle(site),
          ...{ from: site.commencementDate, to: site.completionDate },
          squareMetres: formatSquareMetres(site.overlapSquareMetres),
        })}
      </p>
    ));
}
