import type { ComponentProps, MouseEvent } from 'react';

interface LoadingElementProps extends ComponentProps<'button'> {
  readonly 'data-loading'?: boolean;
}

/**
 * The element of every button. The component library disables it while loading, and a disabled button loses the focus
 * permanently. Ours is marked as disabled and does nothing, but keeps the keyboard focus.
 */
export function LoadingElement({ disabled, onClick, type = 'button', ...rest }: LoadingElementProps) {
  if (rest['data-loading'] !== true) return <button type={type} disabled={disabled} onClick={onClick} {...rest} />;
  return <button type={type} aria-disabled="true" aria-busy="true" {...rest} onClick={ignore} />;
}

/** Also prevents a submit. */
const ignore = (event: MouseEvent) => event.preventDefault();
