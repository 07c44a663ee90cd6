export type MembersTab = 'project' | 'organisation' | 'activity';

/** The requested tab if it exists, otherwise the first. */
export function chooseTab(tabs: readonly MembersTab[], wanted: string | null): MembersTab {
  return tabs.find((tab) => tab === wanted) ?? tabs[0] ?? 'organisation';
}
