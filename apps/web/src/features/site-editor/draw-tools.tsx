import { Button, SegmentedControl } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type DrawTool, useMapMode } from '../../map/interactions/map-mode.tsx';
import { useSketch } from '../../project/site/use-sketch.ts';
import { placeSearchOpen } from '../../session/shown-place.ts';
import { type SiteTarget, useSiteTools } from './site-tools.tsx';
import { targetsOfTools, useDrawTool } from './use-draw-tool.ts';
import type { SiteEditing } from './use-site-editing.ts';

/** Chooses the shapes to work on and the tool. One tool at a time (MAP-19). */
export function DrawTools({ editing, isOff }: { readonly editing: SiteEditing; readonly isOff: boolean }) {
  const { t } = useTranslation();
  const { mode, end } = useMapMode();
  const { target, setTarget } = useSiteTools();
  const { sketch, store } = useSketch();
  const choose = useDrawTool();
  const { site, change } = editing;
  const drawTool = target === 'site' ? 'drawSite' : 'drawZone';
  const isSketched = sketch !== null && sketch.points.length > 0;
  const isEmpty = target === 'site' ? site.parts.length === 0 : site.zones.length === 0;
  const clear = () => {
    if (isSketched) store.clear();
    else change(target === 'site' ? { ...site, parts: [] } : { ...site, zones: [] });
  };
  const chooseTarget = (value: string) => {
    setTarget(value as SiteTarget);
    if (mode !== null && mode in targetsOfTools) end();
  };
  const tool = (name: DrawTool, label: string, isPossible: boolean) => (
    <Button
      variant={mode === name ? 'light' : 'subtle'}
      color={mode === name ? 'harbour' : 'gray.9'}
      aria-pressed={mode === name}
      disabled={isOff || !isPossible}
      onClick={() => (mode === name ? end() : choose(name))}
    >
      {label}
    </Button>
  );
  return (
    <>
      <Button
        variant="subtle"
        color="gray.9"
        leftSection={<IconSearch size={14} aria-hidden />}
        onClick={() => placeSearchOpen.set(true)}
      >
        {t('find.open')}
      </Button>
      <SegmentedControl
        size="xs"
        aria-label={t('site.tools.target')}
        value={target}
        onChange={chooseTarget}
        disabled={isOff}
        data={[
          { value: 'site', label: t('site.tools.site') },
          { value: 'zones', label: t('site.tools.zones') },
        ]}
      />
      {tool(drawTool, t('site.tools.draw'), target === 'site' || site.parts.length > 0)}
      {tool('cutZone', t('site.cut'), site.parts.length > 0)}
      {tool('drawFront', t('site.front.draw'), site.parts.length > 0)}
      {tool('moveCorners', t('site.moveCorners'), site.parts.length > 0)}
      <Button variant="subtle" color="gray.9" disabled={isOff || (!isSketched && isEmpty)} onClick={clear}>
        {t('site.tools.clear')}
      </Button>
    </>
  );
}
