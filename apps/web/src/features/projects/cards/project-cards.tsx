import type { ProjectSummary } from '@quietsite/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sorting } from '../../../ui/sort-rows.ts';
import { TablePager } from '../../../ui/table-pager.tsx';
import { groupProjects, type ProjectGroup } from '../list/project-groups.ts';
import { MARGIN, sortProjects } from '../list/project-order.ts';
import type { RowHandlers } from '../list/row-actions.tsx';
import classes from './cards.module.css';
import { marginOf } from './margin.ts';
import { ProjectCard } from './project-card.tsx';
import { useCards, useProgress } from './use-card-facts.ts';

const PAGE_CARDS = 24;
const NONE: readonly ProjectSummary[] = [];

interface ProjectCardsProps extends RowHandlers {
  readonly projects: readonly ProjectSummary[];
  readonly sorting: Sorting | null;
}

/** The projects, grouped by who has to act next. */
export function ProjectCards({ projects, sorting, ...handlers }: ProjectCardsProps) {
  const [requestedPage, setPage] = useState(0);
  // Only sorting by level needs the levels of projects on other pages.
  const levels = useProgress(sorting?.columnId === MARGIN ? projects : NONE);
  const sorted = sortProjects(projects, sorting, (id) => marginOf(levels.get(id)?.levels));
  const page = Math.min(requestedPage, Math.ceil(projects.length / PAGE_CARDS) - 1);
  const groups = groupProjects(sorted);
  const first = page * PAGE_CARDS;
  const shown = groups.flatMap(({ group, members }) => members.map((project) => ({ group, project })));
  const visible = shown.slice(first, first + PAGE_CARDS);
  const visibleProjects = visible.map(({ project }) => project);
  const facts = { progress: useProgress(visibleProjects), cards: useCards(visibleProjects) };
  return (
    <div className={classes.cards}>
      {groups.map(({ group, members }) => (
        <CardGroup
          key={group}
          group={group}
          count={members.length}
          projects={visible.filter((one) => one.group === group).map(({ project }) => project)}
          facts={facts}
          {...handlers}
        />
      ))}
      <TablePager rowCount={projects.length} pageRows={PAGE_CARDS} page={page} onPage={setPage} />
    </div>
  );
}

interface CardGroupProps extends RowHandlers {
  readonly group: ProjectGroup;
  readonly projects: readonly ProjectSummary[];
  /** The number on all pages. */
  readonly count: number;
  readonly facts: {
    readonly progress: ReturnType<typeof useProgress>;
    readonly cards: ReturnType<typeof useCards>;
  };
}

function CardGroup({ group, count, projects, facts, ...handlers }: CardGroupProps) {
  const { t } = useTranslation();
  if (projects.length === 0) return null;
  return (
    <>
      <h3 className={classes.group}>
        {t(`home.group.${group}`)} <span>{count}</span>
      </h3>
      <ul className={classes.list}>
        {projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            progress={facts.progress.get(project.id)}
            card={facts.cards.get(project.id)}
            {...handlers}
          />
        ))}
      </ul>
    </>
  );
}
