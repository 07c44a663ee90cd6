const MIGRATIONS = 'apps/server/migrations';
/** A release contains several migrations; a single one would only compare two days. */
const MIGRATIONS_BACK = 3;

interface Previous {
  readonly ref: string;
  readonly reason: string;
}

/** The previous release; if there is none, the commit before the last three commits with a migration. */
export function choosePrevious(git: (...words: string[]) => string): Previous {
  const head = git('rev-parse', 'HEAD');
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-creatordate').split('\n').filter(Boolean);
  const tag = tags.find((one) => git('rev-list', '-1', one) !== head);
  if (tag) return { ref: tag, reason: 'the release before' };
  const found = git('log', '--no-merges', '--topo-order', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  const added = found.split('\n').slice(0, MIGRATIONS_BACK);
  return {
    ref: `${added.at(-1)}^`,
    reason: `no release has a tag yet: before the last ${added.length} commits with a migration`,
  };
}
