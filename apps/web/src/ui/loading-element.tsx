import type { ComponentProps, MouseEvent } from 'react';

interface LoadingElementProps extends ComponentProps<'button'> {
  readonly 'data-loading'?: boolean;
}

/**
 * The element of every button. The component library disables it while something loads, and a disabled button loses the
 * focus for good: ours says that it is off and does nothing, but whoever pressed it by keyboard goes on from there.
 */
export function LoadingElement({ disabled, onClick, type = 'button', ...rest }: LoadingElementProps) {
  if (rest['data-loading'] !== true) return <button type={type} disabled={disabled} onClick={onClick} {...rest} />;
  return <button type={type} aria-disabled="true" aria-busy="true" {...rest} onClick={ignore} />;
}

/** Also what it would submit. */
const ignore = (event: MouseEvent) => event.preventDefault();
