/**
 * Texts of later screens that the shell, the map and the sign-in card also need. Each is defined here and included in
 * the catalogue it belongs to.
 */
export const accountsAtStart = {
  backToSignIn: 'Back to sign in',
  header: {
    profile: 'Profile',
    members: 'Members',
    adminPortal: 'Admin Portal',
    help: 'Help',
    accessibility: 'Accessibility',
  },
  signIn: {
    ended: 'Your session has ended. Sign in to continue where you left off.',
    forgot: 'Forgot password',
    register: 'Register',
    accessibility: 'Accessibility statement',
    pendingAuthority: 'Your registration is pending. Please wait for approval by the authority administrator.',
    pendingCompany: 'Your registration is pending. Please wait for approval by your company administrator.',
    pendingConfirmation: 'Please confirm your email address: open the link in the latest email from QuietSite.',
  },
} as const;

export const tourAtStart = {
  start: 'Take the tour',
  sampleFailed: 'The sample project was not created',
} as const;

export const siteDetailAtStart = {
  neighbours: {
    notLoaded: 'Could not load the neighbouring sites',
    choose: 'Choose which neighbours to show',
    title: 'Approved nearby in the same period',
    dates: '{{from}} to {{to}}',
  },
  legend: {
    otherSensitive: 'NSR of another sensitive use',
    openAir: 'NSR in the open air',
    notJudged: 'Noise receiver without a verdict',
    unregistered: 'Unregistered site',
    neighbour: 'Neighbouring site',
    approved: 'Other approved site',
    screened: 'Noise receiver, screened',
    rayHidden: 'Deciding ray: hidden',
    rayInView: 'Deciding ray: in view',
    decidingScreen: 'Deciding screen',
    barrier: 'Drawn barrier',
    hoarding: 'Hoarding, or without file: does not count',
    shade: 'Ground hidden by the barrier alone',
    equipment: 'Fixed equipment',
  },
} as const;

export const derivationAtStart = {
  open: 'Show the calculation breakdown',
} as const;

export const timeAtStart = {
  button: 'Time',
} as const;

export const neighboursAtStart = {
  revealedShort: 'New neighbour approved',
} as const;

export const runLogAtStart = {
  open: 'Calculation log',
  results: 'Results',
  loadingLevels: 'Loading the noise levels',
  suggestion: {
    quieterMethods: 'Some selected receivers are above their criteria. Apply quieter construction methods?',
    quieterEquipment: 'Some selected receivers are above their criteria. Apply quieter equipment?',
    furtherMitigation: 'Some selected receivers are above their criteria. Apply barriers and enclosures?',
    selectReceivers: 'Select NSR before applying mitigation',
    title: 'Mitigation',
    next: 'Next step',
    yes: 'Open Mitigation',
    no: 'Go to the report',
    select: 'Select NSR',
  },
} as const;

export const reviewAtStart = {
  open: 'Review',
  add: 'Comment',
  decision: {
    approved: 'Project Approved: {{date}}',
  },
  banner: {
    text: 'Returned for changes: {{reason}}',
    open: 'Comments',
    more: 'This project was returned for changes.',
    close: 'Hide the reason',
  },
} as const;

export const membersAtStart = {
  conflictTitle: 'Not changed',
  conflict: 'Someone else has changed this in the meantime. The list now shows the current state.',
} as const;

export const editorAtStart = {
  newProject: 'New Project',
  tabOwn: 'My projects',
  tabDistrict: 'District Projects',
  tabSubmitted: 'Submitted Projects',
  emptySubmitted: 'No project has been submitted yet.',
  emptySubmittedHint: 'Projects appear here as soon as they are submitted to the authority.',
  emptyOwnHint: 'Start with New Project. Projects shared with you appear here too.',
  listNotRenewed: 'The list could not be refreshed and may be out of date.',
  actionsFor: 'Actions for {{name}}',
  openedBy: 'Opened by {{name}}',
  details: 'Details',
  delete: 'Delete',
  notOpened: '{{name}} was not opened',
  openReadOnly: 'Open read-only',
  cancel: 'Cancel',
  lease: {
    refusalTitle: 'Project is open elsewhere',
    locked: '{{name}} has this project open. You can view it but not change it.',
    somebody: 'Someone else',
    ownElsewhere: 'You have this project open in another browser. You can view it here but not change it.',
    free: 'This project is available to edit again.',
    edit: 'Edit',
    takeOver: 'Take over',
    failed: 'The project was not opened for editing',
    keptInput: 'Your changes are still here. You can save them once you can edit the project again.',
  },
  unsavedTitle: 'Unsaved changes',
  unsaved: 'Do you want to close without saving changes?',
  leaveUnsaved: 'Leave {{place}} without saving changes?',
  closeWithoutSaving: 'Close without saving',
  saveAndContinue: 'Save and continue',
  draft: 'You have an unsaved new project: {{title}}',
  draftUntitled: 'You have an unsaved new project.',
  discardDraft: 'Discard',
  resumeDraft: 'Resume draft',
  saveAsVersion: 'Save as new version',
  saveAsProject: 'Save as new project',
  deleted: { title: 'Deleted projects' },
} as const;
