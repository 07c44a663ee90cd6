import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import classes from './copy-dialog.module.css';
import { stateOf, type TargetLine, toggleLine } from './copy-targets.ts';

interface CopyListProps {
  readonly lines: readonly TargetLine[];
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** Native check boxes, because a project can have a thousand activities. */
export function CopyList({ lines, chosen, onChange }: CopyListProps) {
  const { t } = useTranslation();
  const toggle = useCallback((line: TargetLine) => onChange(toggleLine(line, chosen)), [chosen, onChange]);
  return (
    <ul {...keyboardScroll} className={classes.list} aria-label={t('equipment.copy.list')}>
      {lines.map((line) => (
        <li key={line.key} data-level={line.level}>
          <TargetBox line={line} state={stateOf(line, chosen)} onToggle={toggle} />
        </li>
      ))}
    </ul>
  );
}

interface TargetBoxProps {
  readonly line: TargetLine;
  readonly state: ReturnType<typeof stateOf>;
  readonly onToggle: (line: TargetLine) => void;
}

const TargetBox = memo(function TargetBox({ line, state, onToggle }: TargetBoxProps) {
  const { t } = useTranslation();
  return (
    <label className={classes.target}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        checked={state === 'all'}
        onChange={() => onToggle(line)}
      />
      <span>{line.name}</span>
      {line.level === 3 && line.rowCount > 0 && <small>{t('equipment.rowCount', { count: line.rowCount })}</small>}
    </label>
  );
});
