import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useMapMode } from '../../../map/interactions/map-mode.tsx';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useFocusReturn } from '../../../ui/focus/focus-return.ts';
import classes from './select.module.css';

interface SelectGuideProps {
  readonly isRecalculating: boolean;
  /** The row editor takes the whole panel. */
  readonly isEditing: boolean;
  readonly isReadonly: boolean;
}

/** Explains what can be done here or, in a mode, what the mode does and how to leave it. */
export function SelectGuide({ isRecalculating, isEditing, isReadonly }: SelectGuideProps) {
  const { t } = useTranslation();
  const { mode } = useMapMode();
  if (mode === 'addPoint' || mode === 'movePoint' || mode === 'removePoint') return <ModeGuide mode={mode} />;
  return (
    <>
      {isRecalculating && (
        <p className={classes.busy} role="status">
          {t('select.recalculating')}
        </p>
      )}
      {!isEditing && <Instructions isReadonly={isReadonly} />}
    </>
  );
}

/** The exact words of the specification (NSR-05 to NSR-08). Read-only users draw no rectangle. */
export function Instructions({ isReadonly }: Pick<SelectGuideProps, 'isReadonly'>) {
  const { t } = useTranslation();
  // In a low or narrow panel the table needs the room, so the instructions are one click away.
  const isRoomy = useMediaQuery('(min-height: 800px) and (min-width: 641px)', true, { getInitialValueInEffect: false });
  return (
    <details className={classes.guide} open={isRoomy}>
      <summary>{t('select.instructions')}</summary>
      <ul className={classes.instructions} aria-label={t('select.instructions')}>
        {!isReadonly && <li>{t('select.holdCtrl')}</li>}
        <li>{t('select.biggerPoints')}</li>
        <li>{t('select.compulsoryRule')}</li>
        <li>{t('select.atIssueRule')}</li>
        <li>{t('select.onlySelectedRule')}</li>
      </ul>
    </details>
  );
}

const texts = { addPoint: 'select.modeAdd', movePoint: 'select.modeMove', removePoint: 'select.modeRemove' } as const;

function ModeGuide({ mode }: { readonly mode: keyof typeof texts }) {
  const { t } = useTranslation();
  const { end } = useMapMode();
  useFocusReturn(true);
  useLayer(true, { onEscape: end, isModal: false });
  return (
    <div className={classes.mode}>
      <p className={classes.modeText} role="status">
        {t(texts[mode])}
      </p>
      <Button onClick={end}>{t('select.done')}</Button>
    </div>
  );
}
