import type { Story } from '../story.ts';

/** With the authority for the second time. */
export const waitingAgainStories: readonly Story[] = [
  {
    site: 'retaining-wall',
    begunDaysAgo: 80,
    assignee: 'demo-epd-2',
    rounds: [
      {
        ...{ submittedDaysAgo: 66, isMitigated: false },
        remarks: [
          {
            ...{ on: { row: 0 }, by: 'demo-epd-2', daysAgo: 57, resolvedDaysAgo: 20 },
            text: 'The rock drill works for weeks without any measure. Is splitting possible?',
            replies: [{ by: 'team', daysAgo: 40, text: 'Yes, for most of the face. The schedule has been changed.' }],
          },
          {
            ...{ on: { receiver: 1 }, by: 'demo-epd-2', daysAgo: 57 },
            text: 'Please explain how this home is reached by the noise of the upper berm.',
            replies: [{ by: 'team', daysAgo: 40, text: 'The notional source is the same for the whole zone (M-31).' }],
          },
        ],
        decision: {
          ...{ daysAgo: 55, by: 'demo-epd-2' },
          reason:
            'Homes above the slope exceed their criteria during the whole rock excavation. Please consider splitting ' +
            'or crushing instead of drilling and breaking, and show the effect receiver by receiver.',
        },
      },
      { submittedDaysAgo: 29, isMitigated: true },
    ],
  },
  {
    site: 'visitor-centre',
    begunDaysAgo: 72,
    assignee: 'demo-epd',
    rounds: [
      {
        ...{ submittedDaysAgo: 58, isMitigated: false, isCareless: true },
        remarks: [
          {
            ...{ on: { receiver: 0 }, by: 'demo-epd', daysAgo: 45, resolvedDaysAgo: 2 },
            text: 'This home exceeds on most days of the piling. A reason is missing, and so is every measure.',
            replies: [{ by: 'team', daysAgo: 12, text: 'Quieter plant is now used throughout; it no longer exceeds.' }],
          },
          {
            ...{ on: { section: 'compliance' }, by: 'demo-epd', daysAgo: 45 },
            text: 'Every receiver that exceeds needs a reason in this table.',
            replies: [{ by: 'team', daysAgo: 12, text: 'Reasons are given where a level is still borderline.' }],
          },
        ],
        decision: {
          ...{ daysAgo: 43, by: 'demo-epd' },
          reason:
            'The plan does not show that all practicable measures were considered, and exceedances are not explained. ' +
            'Please propose measures for the piling and the concreting, and give a reason for each remaining exceedance.',
        },
      },
      {
        ...{ submittedDaysAgo: 3, isMitigated: true },
        remarks: [
          {
            ...{ on: 'plan', by: 'demo-epd', daysAgo: 1, isDraft: true },
            text: 'Much better. Only the weeks together with the works in the park remain to be settled.',
          },
        ],
      },
    ],
  },
];

/** With the authority for the first time, the longest wait first. */
export const waitingStories: readonly Story[] = [
  {
    site: 'pumping-station',
    begunDaysAgo: 50,
    rounds: [{ submittedDaysAgo: 36, isMitigated: true }],
  },
  {
    site: 'residential-block',
    begunDaysAgo: 45,
    assignee: 'demo-epd',
    rounds: [
      {
        ...{ submittedDaysAgo: 30, isMitigated: true },
        remarks: [
          {
            ...{ on: { receiver: 0 }, by: 'demo-epd', daysAgo: 19 },
            text: 'The level equals the criterion. Which row decides on the loudest day?',
            replies: [
              { by: 'team', daysAgo: 16, text: 'The piling rig. It works there for eleven days.' },
              { by: 'demo-epd', daysAgo: 13, text: 'Please add these days to the notice for residents.' },
            ],
          },
          {
            ...{ on: { section: 'schedule' }, by: 'demo-epd', daysAgo: 19 },
            text: 'Does the concreting really begin on the day after the last pile?',
          },
          {
            ...{ on: { row: 2 }, by: 'demo-epd', daysAgo: 19, resolvedDaysAgo: 13 },
            text: 'Is this the sound power of the plant on site?',
            replies: [{ by: 'team', daysAgo: 16, text: 'Yes, as listed in the catalogue.' }],
          },
        ],
      },
    ],
  },
  {
    site: 'drains',
    begunDaysAgo: 28,
    assignee: 'demo-epd',
    rounds: [
      {
        ...{ submittedDaysAgo: 14, isMitigated: true },
        remarks: [
          {
            ...{ on: { receiver: 0 }, by: 'demo-epd', daysAgo: 4, isDraft: true },
            text: 'Check with the storm tank in the park: both work here in the same weeks.',
          },
          {
            ...{ on: { section: 'measures' }, by: 'demo-epd', daysAgo: 4, isDraft: true },
            text: 'Please say who moves the barrier along the trench every day.',
          },
        ],
      },
    ],
  },
  {
    site: 'playground',
    begunDaysAgo: 21,
    assignee: 'demo-epd-2',
    rounds: [
      {
        ...{ submittedDaysAgo: 9, isMitigated: true },
        remarks: [
          {
            ...{ on: 'plan', by: 'demo-epd-2', daysAgo: 2, isDraft: true },
            text: 'Can the paving wait until the summer holidays of the school?',
          },
        ],
      },
    ],
  },
  {
    site: 'sports-pavilion',
    begunDaysAgo: 25,
    assignee: 'demo-epd-wts',
    rounds: [
      {
        ...{ submittedDaysAgo: 11, isMitigated: true },
        remarks: [
          {
            ...{ on: { section: 'engagement' }, by: 'demo-epd-wts', daysAgo: 5 },
            text: 'Please send the newsletter to the estate across the road too.',
          },
        ],
      },
    ],
  },
  {
    site: 'demolition',
    begunDaysAgo: 16,
    rounds: [{ submittedDaysAgo: 4, isMitigated: false, isCareless: true }],
  },
  {
    site: 'cable-ducts',
    begunDaysAgo: 13,
    rounds: [{ submittedDaysAgo: 1, isMitigated: true }],
  },
];
