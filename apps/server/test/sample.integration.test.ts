import type { Project, ProjectMap } from '@quietsite/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProjectWorld, startProjectWorld } from './project-calls.ts';

let world: ProjectWorld;
beforeAll(async () => {
  world = await startProjectWorld({ clock: () => new Date('2027-03-01T02:00:00Z') });
});
afterAll(() => world.close());

it('[APPROVE-14] a sample project is complete, marked as a sample, belongs to its creator, is open for them and is in the audit log; a second one has a number', async () => {
  const { server, client } = world;
  const headers = await server.signIn('demo-colleague');
  const make = async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/projects/sample', headers });
    expect(answer.statusCode).toBe(201);
    return answer.json<Project>();
  };
  const sample = await make();
  expect(sample.title).toBe('Kai Tak Link Road and Community Hub (sample)');
  expect((await make()).title).toBe('Kai Tak Link Road and Community Hub (sample 2)');
  const map = await server.app.inject({ method: 'GET', url: `/api/projects/${sample.id}/map`, headers });
  expect(map.json<ProjectMap>().zones).toHaveLength(3);
  expect(map.json<ProjectMap>().receivers.length).toBeGreaterThan(100);
  const { rows } = await client.query(
    `select (select count(*)::integer from equipment_rows where project_id = $1 and equipment_id is null) as unknown,
       (select count(*)::integer from equipment_rows where project_id = $1) as rows,
       (select is_sample from projects where id = $1) as marked,
       (select u.username from projects p join users u on u.id = p.owner_user_id where p.id = $1) as owner,
       (select count(*)::integer from project_leases where project_id = $1) as leases`,
    [sample.id],
  );
  expect(rows[0]).toMatchObject({ unknown: 0, marked: true, owner: 'demo-colleague', leases: 1 });
  expect(rows[0]?.rows).toBeGreaterThan(50);
  const audit = await client.query('select action, details from audit_log where project_id = $1', [sample.id]);
  expect(audit.rows).toEqual([{ action: 'project.create', details: { isSample: true } }]);
  const others = await server.app.inject({
    method: 'GET',
    url: `/api/projects/${sample.id}`,
    headers: await server.signIn('demo'),
  });
  expect(others.statusCode).toBe(403);
});
