import { Button, NativeSelect } from '@mantine/core';
import { AFFECT_DEGREES, type AffectDegree } from '@quietsite/domain';
import { IconPencilPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberCell, readRadius } from '../../../ui/fields/number-cell.tsx';
import { restoreFocus } from '../../../ui/focus/restore-focus.ts';
import classes from '../detail.module.css';
import { CornerActions, UnregisteredCorners } from './unregistered-corners.tsx';
import type { UnregisteredDrawing } from './use-unregistered.ts';

export const degreeOf = (text: string): AffectDegree | null => AFFECT_DEGREES.find((degree) => degree === text) ?? null;

/** The delay before a field is focused, because the map takes the focus when a drawing begins. */
const FOCUS_DELAY_MILLISECONDS = 50;

/** Degree and radius of the next site, and its drawn or typed corners. */
export function UnregisteredForm({ drawing }: { readonly drawing: UnregisteredDrawing }) {
  const { t } = useTranslation();
  const { degree, setDegree, radiusMetres, setRadiusMetres, isDrawing, start, sketch } = drawing;
  const [isTyping, setTyping] = useState(false);
  const begin = (byTyping: boolean) => {
    setTyping(byTyping);
    start();
  };
  const discard = () => {
    drawing.stop();
    restoreFocus();
  };
  return (
    <>
      <div className={classes.form}>
        <NativeSelect
          size="xs"
          label={t('siteDetail.unregistered.degree')}
          value={degree ?? ''}
          onChange={(event) => setDegree(degreeOf(event.currentTarget.value))}
          data={[
            { value: '', label: t('siteDetail.unregistered.degreePlaceholder') },
            ...AFFECT_DEGREES.map((value) => ({ value, label: t(`siteDetail.unregistered.${value}`) })),
          ]}
        />
        <div className={classes.labelled}>
          <span aria-hidden>{t('siteDetail.unregistered.radius')}</span>
          <NumberCell
            label={t('siteDetail.unregistered.radius')}
            text={String(radiusMetres)}
            errorText={t('siteDetail.unregistered.notRadius')}
            read={readRadius}
            onApply={(metres) => setRadiusMetres(metres ?? radiusMetres)}
          />
        </div>
        <Button
          variant={isDrawing ? 'filled' : 'default'}
          aria-pressed={isDrawing}
          leftSection={<IconPencilPlus size={15} aria-hidden />}
          onClick={() => (isDrawing ? drawing.stop() : begin(false))}
        >
          {t('siteDetail.unregistered.draw')}
        </Button>
        {!isDrawing && (
          <Button variant="default" onClick={() => begin(true)}>
            {t('siteDetail.unregistered.typeCorners')}
          </Button>
        )}
      </div>
      {!isDrawing && sketch.length > 0 && <UnfinishedDrawing onContinue={() => begin(false)} onDiscard={discard} />}
      {isDrawing && <Sketch drawing={drawing} isTyping={isTyping} />}
    </>
  );
}

/** A drawing that was left unfinished or restored after a reload. */
function UnfinishedDrawing({
  onContinue,
  onDiscard,
}: {
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.kept} role="status">
      <span>{t('siteDetail.unregistered.kept')}</span>
      <div className={classes.space} />
      <Button variant="default" onClick={onDiscard}>
        {t('siteDetail.unregistered.discardDrawing')}
      </Button>
      <Button variant="default" onClick={onContinue}>
        {t('siteDetail.unregistered.continueDrawing')}
      </Button>
    </div>
  );
}

interface SketchProps {
  readonly drawing: UnregisteredDrawing;
  /** The user types the corners, so the next corner's field has the focus. */
  readonly isTyping: boolean;
}

function Sketch({ drawing, isTyping }: SketchProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTyping) return;
    const field = () => box.current?.querySelector<HTMLInputElement>('li:last-child input');
    const timer = setTimeout(() => field()?.focus(), FOCUS_DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isTyping]);
  const { sketch, setSketch, finish, stop } = drawing;
  return (
    <section ref={box} className={classes.box} aria-label={t('siteDetail.unregistered.corners')}>
      <p className={classes.hint}>{t('siteDetail.unregistered.drawing')}</p>
      <UnregisteredCorners corners={sketch} onChange={setSketch} />
      <CornerActions
        corners={sketch}
        finishLabel={t('siteDetail.unregistered.finishShape')}
        cancelLabel={t('siteDetail.unregistered.cancelDrawing')}
        onFinish={() => finish(sketch)}
        onCancel={stop}
      />
    </section>
  );
}
