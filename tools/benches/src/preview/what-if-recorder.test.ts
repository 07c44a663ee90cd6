import { expect, it } from 'vitest';
import { countShownAnswers, listWhatIfs } from './what-if-recorder.ts';

it('takes of each key the first question, its answer and the first frame painted after that', () => {
  const notes = { keys: [100, 1000], asks: [110, 1005], answers: [90, 140, 1030], paints: [120, 160, 170, 1035, 1080] };
  expect(listWhatIfs(notes)).toEqual([
    { askMs: 10, answerMs: 40, paintMs: 60 },
    { askMs: 5, answerMs: 30, paintMs: 35 },
  ]);
});

it('leaves the warm-up out by its keys, also where nothing was painted for it', () => {
  const notes = { keys: [100, 1000], asks: [1005], answers: [1030], paints: [1035] };
  expect(listWhatIfs(notes, 1)).toEqual([{ askMs: 5, answerMs: 30, paintMs: 35 }]);
});

it('leaves out a key that was answered too late, or never', () => {
  expect(listWhatIfs({ keys: [100, 200], asks: [110, 210], answers: [220], paints: [230] })).toEqual([
    { askMs: 10, answerMs: 20, paintMs: 30 },
  ]);
  expect(listWhatIfs({ keys: [100], asks: [110], answers: [], paints: [300] })).toEqual([]);
});

it('counts a frame once however many answers it shows, and none without an answer', () => {
  expect(countShownAnswers({ answers: [10, 20, 40], paints: [5, 25, 30, 45, 60] })).toBe(2);
  expect(countShownAnswers({ answers: [], paints: [5, 25] })).toBe(0);
});
