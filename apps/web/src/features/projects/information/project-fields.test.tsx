import { MantineProvider } from '@mantine/core';
import { toDay } from '@quietsite/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { sampleProject } from '../../../testing/sample-report.ts';
import { startTexts } from '../../../testing/texts.ts';
import { ProjectFields } from './project-fields.tsx';

beforeAll(startTexts);

it('[PROJ-09] [Q45] a project as text: information, dates, district, status, owner, version, last change', () => {
  const project = sampleProject({
    ...{
      title: 'Pier 9',
      version: 4,
      proponent: 'Harbour Works Ltd',
      description: 'Two piers',
      bufferRadiusMetres: 250,
    },
    ...{
      commencementDate: toDay('2027-03-01'),
      completionDate: toDay('2027-08-31'),
      districts: ['Islands'],
      status: 'Submitted',
    },
    ...{
      ownerName: 'Ada Chan',
      ownerCompany: 'Pier Builders',
      modifiedBy: 'Bo Lee',
      modifiedAt: '2026-11-16T05:00:00Z',
    },
  });
  const text = renderToStaticMarkup(
    <MantineProvider>
      <ProjectFields project={project} />
    </MantineProvider>,
  ).replaceAll(/<[^>]+>/g, '|');
  for (const shown of [
    ...['Pier 9', '4', 'Harbour Works Ltd', 'Two piers', '250 m', '2027-03-01', '2027-08-31', 'Islands', 'Submitted'],
    ...['Ada Chan, Pier Builders', 'Bo Lee', '2026-11-16', 'Commencement date', 'Expected completion date'],
  ]) {
    expect(text).toContain(`|${shown}|`);
  }
});
