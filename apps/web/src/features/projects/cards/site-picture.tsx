import type { ProjectCard } from '@quietsite/contracts';
import { memo } from 'react';
import classes from './card-details.module.css';
import { drawSite } from './site-outline.ts';

/** The outline of the site alone, from the project's own geometry: a hundred of them cost no request. */
export const SitePicture = memo(function SitePicture({ site }: { readonly site: ProjectCard['site'] | undefined }) {
  const outline = site && drawSite(site);
  return (
    <span className={classes.picture} data-empty={(site && !outline) || undefined} aria-hidden>
      {outline && (
        <svg viewBox={outline.viewBox} aria-hidden>
          <path d={outline.path} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </span>
  );
});
