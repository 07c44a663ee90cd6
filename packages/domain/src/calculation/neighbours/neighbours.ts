import type { EmissionPart, EmissionStep } from '@quietsite/acoustics';
import { numberAt } from '@quietsite/acoustics';
import { hk80 } from '@quietsite/geometry';
import { listIdleDays } from '../../calendar/task-calendar.ts';
import { dayNumber, fromDayNumber } from '../../day.ts';
import { expandFronts } from '../../front/expand-fronts.ts';
import { createPositions, type FixedPositions } from '../fixed-positions.ts';
import { projectDays } from '../project-days.ts';
import type { CalculationSnapshot, Neighbour, NeighbourPart, NeighbourStep } from '../snapshot.schema.ts';
import { listTaskEmissions } from '../task-emissions.ts';

export function describeNeighbour(
  works: Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows' | 'calendar'>,
): Neighbour {
  const project = expandFronts<typeof works & Pick<CalculationSnapshot, 'screening'>>(works);
  const positions = createPositions();
  const emissions = listTaskEmissions(project.tasks, project.rows, positions, project.calendar);
  const { firstDay, lastDay } = projectDays(project.tasks);
  const fronts = [...new Set(project.zones.flatMap(({ front }) => front?.frontId ?? []))];
  const idleDays = listIdleDays(project.calendar, firstDay, lastDay);
  return {
    zones: project.zones.map(({ id, type, outline, centre, front, linear }) => {
      const tasks = project.tasks.filter((task) => task.zoneId === id);
      const everyDayTasks = tasks.flatMap(({ isEveryDay }, index) => (isEveryDay ? [index] : []));
      return {
        ...{ type, outline, centre },
        ...(front && { front: fronts.indexOf(front.frontId) + 1 }),
        ...(linear && { linear }),
        tasks: tasks.map((task) => (emissions.get(task.id) ?? []).map((step) => describeStep(step, positions))),
        ...(idleDays && everyDayTasks.length > 0 && { everyDayTasks }),
      };
    }),
    ...(idleDays && { idleDays: Array.from(idleDays, fromDayNumber) }),
  };
}

function describeStep(step: EmissionStep, positions: FixedPositions): NeighbourStep {
  const describePart = ({ notional, fixed }: EmissionPart): NeighbourPart => ({
    notional,
    fixed: fixed.map(({ position, energies }) => ({
      position: hk80(numberAt(positions.eastings, position), numberAt(positions.northings, position)),
      energies,
    })),
  });
  return {
    start: fromDayNumber(step.startDay),
    end: fromDayNumber(step.endDay),
    common: describePart(step.common),
    groups: step.groups.map(describePart),
  };
}

/** Converts the steps for the engine of the project that includes the neighbour. */
export function toEmissionSteps(steps: readonly NeighbourStep[], positions: FixedPositions): EmissionStep[] {
  const toPart = ({ notional, fixed }: NeighbourPart): EmissionPart => ({
    notional,
    fixed: fixed.map(({ position, energies }) => ({ position: positions.indexOf(position), energies })),
  });
  return steps.map(({ start, end, common, groups }) => ({
    startDay: dayNumber(start),
    endDay: dayNumber(end),
    common: toPart(common),
    groups: groups.map(toPart),
  }));
}
