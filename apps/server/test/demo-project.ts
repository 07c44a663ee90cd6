import type { ProjectSummary } from '@quietsite/contracts';
import type { TestServer } from './test-server.ts';

/** The seeded sample project that is not yet submitted. */
export async function findDemoProject(server: TestServer, headers: Record<string, string>): Promise<ProjectSummary> {
  const projects = (await server.app.inject({ url: '/api/projects', headers })).json<ProjectSummary[]>();
  const project = projects.find(({ status }) => status === 'Created');
  if (!project) throw new Error('the demo seed has no open project');
  return project;
}
