import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { RoleSteps } from './role-steps.tsx';

beforeAll(startTexts);

it('[HELP-12] a reviewer is led from the Inbox to the decision and the case file', () => {
  const markup = renderToStaticMarkup(createElement(RoleSteps, { role: 'reviewer' }));
  expect([...markup.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, title]) => title)).toEqual([
    ...['Find the waiting plans', 'Read the plan', 'Check it', 'Comment', 'Decide', 'Look back'],
  ]);
  const words = markup.replaceAll(/<[^>]*>/g, ' ');
  expect(words).toMatch(/The Inbox lists .* exceed only together with other sites\. .*Look back .*The case file keeps/);
});
