import classes from '../grid-pair.module.css';

/** Says why what was typed was taken back; the value before it stands. */
export function EntryError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <span id={id} className={classes.error} role="alert">
      {text}
    </span>
  );
}
