import type { ProjectSummary } from '@quietsite/contracts';
import { hk80 } from '@quietsite/geometry';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, projectTitle } from '../../../lib/format.ts';
import { OwnSitesLayer } from '../../../map/layers/own-sites-layer.tsx';
import { FrameOnce } from '../../../map/view/frame-once.tsx';
import { OnMap } from '../../../map/view/map-holder.tsx';
import { useCards } from '../cards/use-card-facts.ts';
import type { RowHandlers } from '../list/row-actions.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import classes from './projects-map.module.css';

interface ProjectsMapProps extends Pick<RowHandlers, 'openId' | 'onOpen'> {
  readonly projects: readonly ProjectSummary[];
}

/**
 * The sites of the listed projects on the map, and a list of their names with the same functions for keyboard users.
 */
export function ProjectsMap({ projects, openId, onOpen }: ProjectsMapProps) {
  const { t } = useTranslation();
  const cards = useCards(projects);
  const [markedId, setMarkedId] = useState<number | null>(null);
  const sites = useMemo(
    () =>
      projects.flatMap((project) => {
        const outline = cards.get(project.id)?.site ?? [];
        return outline.length > 0 ? [{ projectId: project.id, title: projectTitle(project), outline }] : [];
      }),
    [projects, cards],
  );
  const corners = useMemo(
    () => sites.flatMap(({ outline }) => outline.flat(2).map(([east, north]) => hk80(east, north))),
    [sites],
  );
  const openById = (projectId: number) => {
    const project = projects.find(({ id }) => id === projectId);
    if (project) onOpen(project);
  };
  return (
    <>
      <OnMap>
        <OwnSitesLayer sites={sites} markedId={markedId} onMark={setMarkedId} onOpen={openById} />
        <FrameOnce points={corners} />
      </OnMap>
      {cards.size > 0 && sites.length === 0 && <p className={classes.empty}>{t('home.map.empty')}</p>}
      <ul className={classes.list}>
        {projects.map((project) => (
          <li
            key={project.id}
            data-marked={project.id === markedId || undefined}
            aria-current={project.id === openId || undefined}
            onPointerEnter={() => setMarkedId(project.id)}
            onPointerLeave={() => setMarkedId(null)}
          >
            <button
              type="button"
              data-project-title
              data-open={project.id}
              aria-label={t('home.map.open', { name: projectTitle(project) })}
              onFocus={() => setMarkedId(project.id)}
              onBlur={() => setMarkedId(null)}
              onClick={() => onOpen(project)}
            >
              {projectTitle(project)}
            </button>
            <p>
              <StatusBadge status={project.status} />
              <span>
                {project.commencementDate === null
                  ? t('home.card.noDates')
                  : t('home.card.dates', { from: project.commencementDate, to: formatDay(project.completionDate) })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
