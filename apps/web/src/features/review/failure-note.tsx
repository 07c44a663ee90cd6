import { failureReference, failureText } from '../../ui/failure-text.ts';
import classes from './review.module.css';

/** The failure, next to the button that retries. */
export function FailureNote({ title, error }: { readonly title: string; readonly error: unknown }) {
  return (
    <p className={classes.failure} role="alert">
      {title} {failureText(error)} {failureReference(error)}
    </p>
  );
}
