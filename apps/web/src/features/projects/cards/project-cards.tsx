import type { ProjectSummary } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TablePager } from '../../../ui/table-pager.tsx';
import { groupProjects, type ProjectGroup } from '../list/project-groups.ts';
import type { RowHandlers } from '../list/row-actions.tsx';
import classes from './cards.module.css';
import { ProjectCard } from './project-card.tsx';

const PAGE_CARDS = 24;

interface ProjectCardsProps extends RowHandlers {
  /** In the order to show them within their group. */
  readonly projects: readonly ProjectSummary[];
}

/** The projects under the heading of who has to act next. */
export function ProjectCards({ projects, ...handlers }: ProjectCardsProps) {
  const [requestedPage, setPage] = useState(0);
  const page = Math.min(requestedPage, Math.ceil(projects.length / PAGE_CARDS) - 1);
  const groups = groupProjects(projects);
  const first = page * PAGE_CARDS;
  const shown = groups.flatMap(({ group, members }) => members.map((project) => ({ group, project })));
  const visible = shown.slice(first, first + PAGE_CARDS);
  return (
    <div className={classes.cards}>
      {groups.map(({ group, members }) => (
        <CardGroup
          key={group}
          group={group}
          count={members.length}
          projects={visible.filter((one) => one.group === group).map(({ project }) => project)}
          {...handlers}
        />
      ))}
      <TablePager rowCount={projects.length} pageRows={PAGE_CARDS} page={page} onPage={setPage} />
    </div>
  );
}

interface CardGroupProps extends ProjectCardsProps {
  readonly group: ProjectGroup;
  /** On all pages. */
  readonly count: number;
}

function CardGroup({ group, count, projects, ...handlers }: CardGroupProps) {
  const { t } = useTranslation();
  if (projects.length === 0) return null;
  return (
    <>
      <h3 className={classes.group}>
        {t(`home.group.${group}`)} <span>{count}</span>
      </h3>
      <ul className={classes.list}>
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} {...handlers} />
        ))}
      </ul>
    </>
  );
}
