/** The steps of those who do not plan a site. */
export const guideRoles = {
  contractors: 'How contractors make a plan',
  reviewer: {
    intro: 'From a submitted plan to your decision and its record, in six steps.',
    steps: {
      find: {
        title: 'Find the waiting plans',
        text: 'The Inbox lists the plans submitted in your district, longest waiting first. Assign a plan to yourself or a colleague. You also receive an email when a plan arrives.',
      },
      read: {
        title: 'Read the plan',
        text: 'Opening a plan shows its review beside the map. Edit Project, Equipment, Select NSR, Mitigation and Report can all be read, and every level can be traced to its equipment.',
      },
      check: {
        title: 'Check it',
        text: 'Review has the submitted files with their fingerprints, the results of the automatic checks, and a comparison with the previous submission. District shows the combined levels of all sites, day by day, and where only their total exceeds.',
      },
      comment: {
        title: 'Comment',
        text: 'Comment on the plan, a section, a receiver or a row of equipment. The team replies there, and you can ask again.',
      },
      decide: {
        title: 'Decide',
        text: 'The decision shows where receivers exceed only together with other sites. Approve and publish is final and shows the site to nearby projects. Return for changes needs a reason, which is emailed to the team. The next case is then one click away.',
      },
      lookBack: {
        title: 'Look back',
        text: 'The case file keeps everything that was submitted and decided, including plans that were returned or deleted: open such a case in the Inbox.',
      },
    },
  },
  administrator: {
    intro: 'Your tasks in the Admin Portal, in six steps.',
    steps: {
      overview: {
        title: 'Overview',
        text: 'Shows what needs your attention, such as registrations, locked accounts and invitations about to expire, each with a link.',
      },
      registrations: {
        title: 'Registrations',
        text: 'Pending lists the registrations waiting for you. If a company with a similar name exists, assign the person to it instead of creating a new one. The applicant reads the reason of a rejection.',
      },
      districts: {
        title: 'District Admins',
        text: 'Each district needs a reviewer. Enter a username and an email address; the person sets the password through an emailed link.',
      },
      users: {
        title: 'All Users',
        text: 'Find an account by name or state, see when it last signed in, unlock it, send a new link, deactivate or delete it. Open invitations are listed there too.',
      },
      equipment: {
        title: 'Equipment',
        text: 'The catalogue and the default equipment of activities are CSV files: download, edit, upload, check the differences, import. Holidays has the general holidays of each year; Kinds of receivers has the words of the building layer that propose a kind.',
      },
      statistics: {
        title: 'Statistics',
        text: 'Users, companies and projects by month, projects by district, and how long submissions waited for a decision, as charts, map and tables.',
      },
    },
  },
} as const;
