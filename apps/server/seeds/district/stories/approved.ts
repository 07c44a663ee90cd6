import type { Story } from '../story.ts';

export const approvedStories: readonly Story[] = [
  {
    site: 'water-mains',
    begunDaysAgo: 320,
    rounds: [{ submittedDaysAgo: 300, isMitigated: true, decision: { daysAgo: 272, by: 'demo-epd' } }],
    ending: { daysAgo: 30, kind: 'archived' },
  },
  {
    site: 'swimming-pool',
    begunDaysAgo: 205,
    assignee: 'demo-epd',
    rounds: [
      {
        submittedDaysAgo: 184,
        isMitigated: false,
        remarks: [
          {
            ...{ on: { receiver: 0 }, by: 'demo-epd', daysAgo: 170, resolvedDaysAgo: 139 },
            text: 'The level is far above the criterion for the whole concreting stage. Which quieter plant was considered?',
            replies: [
              {
                ...{ by: 'team', daysAgo: 162 },
                text: 'The first schedule had none. We have now gone through the stages of mitigation row by row.',
              },
            ],
          },
          {
            ...{ on: { row: 0 }, by: 'demo-epd', daysAgo: 170, resolvedDaysAgo: 139 },
            text: 'Please use quieter equipment or a quieter method for this item, or say why none is available.',
            replies: [
              { by: 'team', daysAgo: 162, text: 'Replaced; see the mitigation schedule of the next submission.' },
            ],
          },
        ],
        decision: {
          ...{ daysAgo: 168, by: 'demo-epd' },
          reason:
            'No mitigation measure is proposed although homes and a school nearby exceed their criteria for months. ' +
            'Please consider quieter methods and quieter equipment before barriers, and submit again.',
        },
      },
      {
        ...{ submittedDaysAgo: 150, isMitigated: true },
        decision: { daysAgo: 131, by: 'demo-epd' },
      },
    ],
  },
  {
    site: 'storm-tank',
    begunDaysAgo: 190,
    assignee: 'demo-epd-2',
    rounds: [
      {
        ...{ submittedDaysAgo: 172, isMitigated: true },
        remarks: [
          {
            ...{ on: { section: 'monitoring' }, by: 'demo-epd-2', daysAgo: 150, resolvedDaysAgo: 144 },
            text: 'Please confirm that the monitoring results are sent to us every month.',
            replies: [{ by: 'team', daysAgo: 146, text: 'Confirmed, by the tenth day of the following month.' }],
          },
        ],
        decision: { daysAgo: 142, by: 'demo-epd-2' },
      },
    ],
  },
  {
    site: 'community-hall',
    begunDaysAgo: 140,
    assignee: 'demo-epd',
    rounds: [
      {
        ...{ submittedDaysAgo: 122, isMitigated: true },
        remarks: [
          {
            ...{ on: 'plan', by: 'demo-epd', daysAgo: 101, resolvedDaysAgo: 97 },
            text: 'Please tell the neighbouring school the weeks of the loudest work one month before they begin.',
            replies: [{ by: 'team', daysAgo: 99, text: 'Agreed. The school has received the programme.' }],
          },
        ],
        decision: { daysAgo: 96, by: 'demo-epd' },
      },
    ],
    ending: { daysAgo: 17, kind: 'new version' },
  },
  {
    site: 'footbridge',
    begunDaysAgo: 92,
    assignee: 'demo-epd-2',
    rounds: [{ submittedDaysAgo: 76, isMitigated: true, decision: { daysAgo: 70, by: 'demo-epd-2' } }],
  },
];

/** Approved while others were waiting, so that their calculations do not include it. */
export const newlyApprovedStories: readonly Story[] = [
  {
    site: 'clinic',
    begunDaysAgo: 55,
    assignee: 'demo-epd',
    rounds: [
      {
        ...{ submittedDaysAgo: 38, isMitigated: true },
        remarks: [
          {
            ...{ on: { section: 'engagement' }, by: 'demo-epd', daysAgo: 12, resolvedDaysAgo: 7 },
            text: 'Please add the telephone number of the site office to the notice for residents.',
            replies: [{ by: 'team', daysAgo: 9, text: 'Added to the notice and to the board at the gate.' }],
          },
        ],
        decision: { daysAgo: 6, by: 'demo-epd' },
      },
    ],
  },
];
