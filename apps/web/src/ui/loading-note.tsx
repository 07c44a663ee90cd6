import { Loader } from '@mantine/core';
import classes from './loading-note.module.css';

/** Over the map while something loads that the user waits for. */
export function LoadingNote({ text }: { readonly text: string }) {
  return (
    <div className={classes.loader} role="status">
      <Loader size={14} aria-hidden />
      {text}
    </div>
  );
}
