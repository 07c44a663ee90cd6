import type { EngineInput } from './engine-input.ts';

/**
 * By zone-task, the one that represents it in combinations: itself, or the first of its front, whichever part is at
 * work (M-153).
 */
export function listMembers({ tasks, zones }: Pick<EngineInput, 'tasks' | 'zones'>): number[] {
  const firstOfFront = new Map<number, number>();
  return tasks.map(({ zone }, task) => {
    const front = zones[zone]?.front;
    if (front === undefined) return task;
    const first = firstOfFront.get(front) ?? task;
    firstOfFront.set(front, first);
    return first;
  });
}
