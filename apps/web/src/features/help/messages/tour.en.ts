import { tourAtStart } from '../../../texts/at-start.en.ts';

/** The introductory tour of each role: its own screens, with a sample project for contractors. */
export const tour = {
  ...tourAtStart,
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  notNow: 'Not now',
  done: 'Done',
  count: '{{number}} of {{count}}',
  sample: 'Open a sample project to try',
  calculateSample: 'Calculate the sample',
  ownProject: 'Start your own project',
  welcome: {
    title: 'Try it with a sample',
    text: 'Two minutes from a site to its noise levels. The sample project is yours alone: change anything, and delete it later.',
  },
  projects: {
    title: 'Your projects',
    text: 'Projects lists your projects and those shared with you. New Project starts one of your own.',
  },
  prepare: {
    title: 'What the calculation needs',
    text: 'With a project open, the buttons on the left lead through the work. These are for the input: Edit Project has the site, its zones and the schedule, Geographical Centre moves the centre of a zone, and Equipment assigns equipment to activities.',
  },
  calculate: {
    title: 'Calculate Noise',
    text: 'Once the activities have equipment, Calculate Noise calculates the daily levels at every receiver.',
  },
  levels: {
    title: 'The levels are on the map',
    text: 'Each noise-sensitive receiver shows its highest level. Red diamonds exceed their criterion. Click a receiver to see how its level is calculated.',
  },
  levelsLater: {
    text: 'After a calculation each noise-sensitive receiver on the map shows its highest level, and red diamonds exceed their criterion.',
  },
  after: {
    title: 'What comes next',
    text: 'Concurrent Sites adds neighbours, Select NSR chooses the receivers to report, Mitigation reduces their levels, and Report prints and submits the plan.',
  },
  finish: {
    title: 'Now your own',
    text: 'Help has a picture of every step and repeats this tour.',
  },
  submitted: {
    title: 'What was submitted',
    text: 'The Inbox lists the plans submitted in your district, longest waiting first, and shows them on the map.',
  },
  look: {
    title: 'Look at anything',
    text: 'With a plan open, the buttons on the left show its equipment, receivers, measures and report. You can read everything but change nothing.',
  },
  decide: {
    title: 'Comment and decide',
    text: 'Review has the submitted files, your comments and the comparison with the previous submission; its arrows lead to the next case. Approve opens the decision: approve and publish, or return for changes with a reason.',
  },
  reviewerHelp: {
    title: 'Help',
    text: 'Help lists your steps, the calculation method with every clause, and repeats this tour.',
  },
  portal: {
    title: 'Admin Portal',
    text: 'Your own screens are here. The first tab, Overview, lists what needs your attention.',
  },
  people: {
    title: 'People and equipment',
    text: 'District Admins sets up the reviewers, All Users finds every account, and Equipment updates the catalogue that everybody uses.',
  },
  allProjects: {
    title: 'Submitted projects',
    text: 'Inbox lists the submissions of all districts, and Projects opens them. You can read and decide where no reviewer is available.',
  },
  administratorHelp: {
    title: 'Help',
    text: 'Help lists your steps and repeats this tour.',
  },
} as const;
