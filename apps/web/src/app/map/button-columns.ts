import type { StageInsets } from '../../ui/panels/stage-layout.tsx';

/** Height of all buttons below each other, with their margins. */
const COLUMN_HEIGHT = 312;

/** Width of a column of buttons with its gap. */
export const COLUMN_WIDTH = 37;

/** In a low window a bottom panel would cover the last buttons, so they are arranged in two columns above it. */
export const countButtonColumns = (stage: { readonly height: number }, insets: Pick<StageInsets, 'bottom'>): 1 | 2 =>
  stage.height > 0 && stage.height - insets.bottom < COLUMN_HEIGHT ? 2 : 1;
