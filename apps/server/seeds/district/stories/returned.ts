import type { Story } from '../story.ts';

export const returnedStories: readonly Story[] = [
  {
    site: 'road-widening',
    begunDaysAgo: 60,
    assignee: 'demo-epd',
    rounds: [
      {
        ...{ submittedDaysAgo: 47, isMitigated: false },
        remarks: [
          {
            ...{ on: { receiver: 0 }, by: 'demo-epd', daysAgo: 24 },
            text: 'Breaking the pavement alone brings this home above its criterion. Can the breaker be replaced?',
            replies: [{ by: 'team', daysAgo: 15, text: 'Yes. A quieter method is used in the next submission.' }],
          },
          {
            ...{ on: { section: 'measures' }, by: 'demo-epd', daysAgo: 24 },
            text: 'The report names no measure although the schedule has room for several.',
            replies: [{ by: 'team', daysAgo: 15, text: 'The section will follow the new mitigation schedule.' }],
          },
          {
            ...{ on: { row: 1 }, by: 'demo-epd', daysAgo: 23 },
            text: 'Why are two of these needed at the same time in a strip of this width?',
          },
          {
            ...{ on: 'plan', by: 'demo-epd-2', daysAgo: 22, isDraft: true },
            text: 'To be asked next time: does the programme avoid the examination weeks of the school?',
          },
        ],
        decision: {
          ...{ daysAgo: 21, by: 'demo-epd' },
          reason:
            'The levels exceed the criteria at most of the nearest homes and no measure is proposed. Please replace the ' +
            'breakers, stagger the plant in the narrow strip and answer the comments before the next submission.',
        },
      },
    ],
  },
  {
    site: 'pavilion',
    begunDaysAgo: 40,
    assignee: 'demo-epd-2',
    rounds: [
      {
        ...{ submittedDaysAgo: 24, isMitigated: true, isCareless: true },
        remarks: [
          {
            ...{ on: { section: 'permits' }, by: 'demo-epd-2', daysAgo: 3 },
            text: 'No permit is answered. Please say for each whether it is needed.',
          },
          {
            ...{ on: { section: 'signatures' }, by: 'demo-epd-2', daysAgo: 3 },
            text: 'The report is not signed by the person who checked it.',
          },
        ],
        decision: {
          ...{ daysAgo: 2, by: 'demo-epd-2' },
          reason:
            'The calculation is in order, but the report leaves permits, monitoring and signatures unanswered. ' +
            'Please complete these sections and submit again; no new calculation is needed.',
        },
      },
    ],
  },
];
