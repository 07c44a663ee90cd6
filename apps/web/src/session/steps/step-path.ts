import type { StepPlace } from '@quietsite/domain';
import { routes } from '../../lib/routes.ts';

const editorTabs: Readonly<Record<string, string>> = { information: '0', zones: '1', schedule: '2' };
/** Quieter methods, quieter equipment and further mitigation are pages 1, 2 and 3. */
const mitigationPages: Readonly<Record<string, string>> = {
  quieterMethods: '1',
  quieterEquipment: '2',
  furtherMitigation: '3',
};
/** Parts of the report other than sections of its text. */
const reportSteps: Readonly<Record<string, string>> = { documents: '1', attachments: '2', email: '2', role: '2' };

/** The address of a place; null for actions without one: calculating, and starting one's own project. */
export function stepPath({ screen, part, taskId, rowId, pointId }: StepPlace): string | null {
  switch (screen) {
    case 'editProject':
      return withQuery(routes.editProject, { activeIndex: editorTabs[part ?? ''] ?? null });
    case 'equipment':
      return withQuery(routes.equipment, { activity: taskId, row: rowId });
    case 'select':
      return routes.select;
    case 'mitigation':
      return `${routes.mitigation}/${mitigationPages[part ?? ''] ?? '1'}`;
    case 'report': {
      const step = reportSteps[part ?? ''];
      return withQuery(routes.report, step ? { step } : { section: part, reason: pointId });
    }
    case 'review':
      return routes.review;
    case 'calculate':
    case 'newProject':
      return null;
  }
}

function withQuery(path: string, parameters: Readonly<Record<string, string | number | null>>): string {
  const known = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
}
