import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { ApprovalResultScreen } from './approval-result-screen.tsx';

beforeAll(startTexts);

function readScreen(code: string) {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <MemoryRouter initialEntries={[`/UserApproval?result=${code}`]}>
        <ApprovalResultScreen />
      </MemoryRouter>
    </MantineProvider>,
  );
  const icon = markup.includes('icon-circle-check') ? 'success' : markup.includes('icon-circle-x') ? 'failure' : 'none';
  const text = /role="status">.*?<\/svg>(.*?)<\/p>/s.exec(markup)?.[1];
  return { icon, text, hasClosing: markup.includes('You may now close the window') };
}

describe('the approval result page', () => {
  it('[APPROVE-09] [APPROVE-10] [APPROVE-11] shows the icon and the message of each code, and that the window may be closed', () => {
    const shown = ['1', '2', '3', '4', '5', '6'].map(readScreen);
    expect(shown.map(({ icon, text }) => [icon, text])).toEqual([
      ['success', 'The account has been approved.'],
      ['success', 'The account was already approved by someone else.'],
      ['failure', 'The account has been rejected.'],
      ['failure', 'The account was already rejected by someone else.'],
      ['success', 'Your account has been activated.'],
      ['failure', 'The result of the approval is unknown.'],
    ]);
    expect(shown.every(({ hasClosing }) => hasClosing)).toBe(true);
  });
});
