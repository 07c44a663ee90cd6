import { notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { hideMessage, NO_ANSWER_TOAST, showFailure, showNotice, showSuccess } from './toasts.tsx';

const shown = () => notificationsStore.getState().notifications.map(({ id, title }) => [id, title]);

beforeEach(() => notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] }));

it('a repeated message is a new toast with its own time, and replaces the earlier one', () => {
  showSuccess({ id: 'saved', title: 'Saved', text: '' });
  const [[first] = []] = shown();
  showSuccess({ id: 'saved', title: 'Saved again', text: '' });
  const [[second] = []] = shown();
  expect(shown()).toEqual([[second, 'Saved again']]);
  expect(second).not.toBe(first);
});

it('a message is hidden by its id, and others stay', () => {
  showSuccess({ id: 'saved', title: 'Saved', text: '' });
  showSuccess({ id: 'sent', title: 'Sent', text: '' });
  hideMessage('saved');
  hideMessage('never shown');
  expect(shown().map(([, title]) => title)).toEqual(['Sent']);
});

it('[SHELL-90] a button that is on screen is not shown a second time', () => {
  const calculate = { label: 'Calculate Noise', act: () => {} };
  const offer = () => showNotice({ id: 'next', title: 'Next', text: '', actions: [calculate] });
  showSuccess({ id: 'saved', title: 'Saved', text: 'Levels are older.', actions: [calculate] });
  offer();
  expect(shown().map(([, title]) => title)).toEqual(['Saved']);
  hideMessage('saved');
  offer();
  expect(shown().map(([, title]) => title)).toEqual(['Next']);
  // A repeated message keeps its button.
  offer();
  expect(shown().map(([, title]) => title)).toEqual(['Next']);
  showSuccess({ id: 'saved', title: 'Saved', text: 'Levels are older.', actions: [calculate] });
  hideMessage('next');
  offer();
  expect(shown().map(([, title]) => title)).toEqual(['Saved', 'Next']);
});

it('[U43] of what got no answer the newest is shown; it stays with its Retry when the server is back', () => {
  const noAnswer = new ApiError({ code: 'NETWORK', message: '' });
  const titles = () => shown().map(([, title]) => title);
  showFailure(noAnswer, { id: 'start', title: 'Not started', onRetry: () => {} });
  hideMessage(NO_ANSWER_TOAST);
  expect(titles()).toEqual(['Not started']);
  showFailure(noAnswer, { id: 'read', title: 'Not read' });
  expect(titles()).toEqual(['Not read']);
  hideMessage(NO_ANSWER_TOAST);
  expect(titles()).toEqual([]);
});
