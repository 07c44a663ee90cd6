/** The introductory tour: five places and a project to try. */
export const tour = {
  start: 'Take the tour',
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  count: '{{number}} of {{count}}',
  sample: 'Open a sample project to try',
  sampleFailed: 'The sample project was not created',
  projects: {
    title: 'Your projects',
    text: 'Projects lists your projects and those shared with you. New Project starts one of your own.',
  },
  rail: {
    title: 'From top to bottom',
    text: 'With an open project, the buttons at the left are the steps of the work: the project and its site, its equipment, the calculation, the receivers, mitigation and the report.',
  },
  map: {
    title: 'The map',
    text: 'The site, its zones and the noise-sensitive receivers around it are shown here. After a calculation, each receiver shows its level.',
  },
  calculate: {
    title: 'Calculate Noise',
    text: 'Once the activities have equipment, Calculate Noise finds the levels day by day. Receivers above their criteria turn red.',
  },
  help: {
    title: 'Help',
    text: 'The guide has a picture of every step and repeats this tour. A sample project of your own lets you try everything.',
  },
};
