import { type ScreeningInput, savedScreeningSchema } from '@quietsite/contracts';
import { normaliseScreening, type ScreeningSettings } from '@quietsite/domain';
import { requestJson } from '../../lib/api-client.ts';
import { screeningQuery } from '../../session/project-queries.ts';
import { type ProjectPart, revisionOf } from '../save/project-part.ts';

const isSame = (one: ScreeningSettings, other: ScreeningSettings): boolean =>
  one === other || JSON.stringify(normaliseScreening(one)) === JSON.stringify(normaliseScreening(other));

/**
 * Whether structures screen, the levels entered for zones, the excluded structures, and drawn barriers (M-100 to
 * M-120).
 */
export const screeningPart: ProjectPart<ScreeningSettings, ScreeningInput> = {
  name: 'screening',
  query: screeningQuery,
  revisionOf,
  startOf: ({ settings }) => settings,
  isSame,
  isReadable: (value): value is ScreeningSettings =>
    typeof (value as ScreeningSettings | null)?.isOn === 'boolean' &&
    Array.isArray((value as ScreeningSettings).zones) &&
    Array.isArray((value as ScreeningSettings).excluded) &&
    Array.isArray((value as ScreeningSettings).barriers),
  isStored: (mine, { settings }) => isSame(mine, settings),
  keepMine: (mine) => mine,
  carry: (step) => step,
  send: async (_, projectId, mine, revision) => {
    const body = { ...normaliseScreening(mine), revision };
    const path = `/api/projects/${projectId}/screening`;
    const saved = await requestJson(path, savedScreeningSchema, { method: 'PUT', body });
    return { project: saved.project, stored: saved.screening };
  },
};
