import classes from '../grid-pair.module.css';

/** Says why the typed value was rejected; the previous value stays. */
export function EntryError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span id={id} className={classes.error} role="alert">
      {text}
    </span>
  );
}
