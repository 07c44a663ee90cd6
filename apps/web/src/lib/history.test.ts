import { describe, expect, it } from 'vitest';
import { redo, startHistory, step, undo } from './history.ts';

const counted = (steps: number) => {
  let history = startHistory(0);
  for (let value = 1; value <= steps; value++) history = step(history, value);
  return history;
};

describe('history', () => {
  it('goes back to the start over 120 steps, and forth again', () => {
    let history = counted(120);
    for (let i = 0; i < 120; i++) history = undo(history);
    expect(history.present).toBe(0);
    for (let i = 0; i < 120; i++) history = redo(history);
    expect(history.present).toBe(120);
  });

  it('stays where it is at both ends', () => {
    const history = counted(1);
    expect(redo(history)).toBe(history);
    const start = undo(history);
    expect(undo(start)).toBe(start);
  });

  it('forgets what was taken back as soon as another step is made', () => {
    const history = step(undo(counted(3)), 9);
    expect(history.present).toBe(9);
    expect(redo(history)).toBe(history);
    expect(undo(history).present).toBe(2);
  });

  it('keeps the newest 500 steps', () => {
    let history = counted(600);
    for (let i = 0; i < 600; i++) history = undo(history);
    expect(history.present).toBe(100);
  });
});
