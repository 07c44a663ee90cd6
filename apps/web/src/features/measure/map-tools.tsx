import { Button, Radio } from '@mantine/core';
import { IconPolygon, IconRuler2 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/use-store.ts';
import { baseMapChoice, baseMaps } from '../../session/choices/base-map-choice.ts';
import { useConfiguration } from '../../session/use-configuration.ts';
import { useSession } from '../../session/use-session.ts';
import classes from './map-tools.module.css';
import { type MeasureTool, measuring } from './measure-open.ts';

const tools = [
  ['measureDistance', IconRuler2],
  ['measureArea', IconPolygon],
] as const;

/** The tools behind the ruler button: measuring, and the base map if there is a choice. */
export function MapTools({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const first = useRef<HTMLButtonElement>(null);
  // The surrounding dialog may open before this is loaded.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const measure = (tool: MeasureTool) => {
    onClose();
    measuring.set({ tool });
  };
  return (
    <>
      <section className={classes.tools} aria-label={t('measure.title')}>
        <h2>{t('measure.title')}</h2>
        {tools.map(([tool, Icon], index) => (
          <Button
            key={tool}
            variant="default"
            justify="start"
            leftSection={<Icon size={16} aria-hidden />}
            ref={index === 0 ? first : undefined}
            onClick={() => measure(tool)}
          >
            {t(`measure.${tool}`)}
          </Button>
        ))}
      </section>
      <BaseMapChoice />
    </>
  );
}

function BaseMapChoice() {
  const { t } = useTranslation();
  const hasImagery = useConfiguration().data?.baseMap.imagery != null;
  const userId = useSession().data?.user.id;
  const choice = useStore(baseMapChoice, () => baseMapChoice.of(userId));
  if (!hasImagery || userId === undefined) return null;
  return (
    <Radio.Group
      className={classes.choice ?? ''}
      label={t('measure.baseMap')}
      value={choice}
      onChange={(value) => baseMapChoice.choose(userId, value === 'imagery' ? 'imagery' : 'topographic')}
    >
      <div className={classes.radios}>
        {baseMaps.map((one) => (
          <Radio key={one} size="xs" value={one} label={t(`measure.${one}`)} />
        ))}
      </div>
    </Radio.Group>
  );
}
