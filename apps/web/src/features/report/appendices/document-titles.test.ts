import { type PlanDocumentKind, planDocumentNames } from '@quietsite/contracts';
import { expect, it } from 'vitest';
import { english } from '../../../../../../packages/documents/src/words/appendix.en.ts';
import { simplified } from '../../../../../../packages/documents/src/words/appendix.zh-hans.ts';
import { traditional } from '../../../../../../packages/documents/src/words/appendix.zh-hant.ts';
import { en } from '../../../texts/en.ts';
import { zhHans } from '../../../texts/zh-hans.ts';
import { zhHant } from '../../../texts/zh-hant.ts';

const letters = ['a', 'b', 'c', 'd'] as const;

it.each([
  ['English', en, english, ': '],
  ['Traditional', zhHant, traditional, '：'],
  ['Simplified', zhHans, simplified, '：'],
] as const)(
  '[REPORT-76] an appendix has the name and title of print on the screen in %s',
  (_, { report }, { titles }, colon) => {
    for (const letter of letters) {
      const kind: PlanDocumentKind = `appendix-${letter}`;
      expect(`${report.documentNames[kind]}${colon}${report.documentTitles[kind]}`).toBe(titles[letter]);
    }
  },
);

it('[REPORT-76] files of a submission go by the names of the list', () => {
  expect(en.report.documentNames).toEqual(planDocumentNames);
});
