import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../testing/texts.ts';
import { RoleSteps } from './role-steps.tsx';

beforeAll(startTexts);

it('[HELP-12] a reviewer is led from the Inbox to the decision and the case file', () => {
  const words = renderToStaticMarkup(createElement(RoleSteps, { role: 'reviewer' })).replaceAll(/<[^>]*>/g, ' ');
  expect(words).toMatch(/The Inbox lists .* exceed only together with other sites\. .*Look back .*The case file keeps/);
});
