import type { Submission } from '@quietsite/contracts';
import classes from './review.module.css';
import { SubmissionCard } from './submission-card.tsx';
import { findFollowing } from './use-review.ts';

/** Newest first, and expanded. */
export function SubmissionList({ submissions }: { readonly submissions: readonly Submission[] }) {
  return (
    <ul className={classes.list}>
      {submissions.map((submission, index) => (
        <SubmissionCard
          key={submission.id}
          submission={submission}
          isOpen={index === 0}
          followedBy={findFollowing(submissions, submission)}
        />
      ))}
    </ul>
  );
}
