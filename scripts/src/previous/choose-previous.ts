const MIGRATIONS = 'apps/server/migrations';

interface Previous {
  readonly ref: string;
  readonly reason: string;
}

/** The release before; as long as there is none, the commit before the newest migration. */
export function choosePrevious(git: (...words: string[]) => string): Previous {
  const head = git('rev-parse', 'HEAD');
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-creatordate').split('\n').filter(Boolean);
  const tag = tags.find((one) => git('rev-list', '-1', one) !== head);
  if (tag) return { ref: tag, reason: 'the release before' };
  const newest = git('log', '-1', '--no-merges', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  return { ref: `${newest}^`, reason: 'no release has a tag yet: the commit before the newest migration' };
}
