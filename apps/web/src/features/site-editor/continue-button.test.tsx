import { MantineProvider } from '@mantine/core';
import type { DrawnSite } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { MapModeProvider } from '../../map/interactions/map-mode.tsx';
import { startTexts } from '../../testing/texts.ts';
import { ContinueButton } from './continue-button.tsx';
import { createZonePerPolygon } from './site-steps.ts';
import type { SiteEditing } from './use-site-editing.ts';

beforeAll(startTexts);

const outline = [[hk80(0, 0), hk80(50, 0), hk80(50, 50), hk80(0, 0)]];
const nothing: DrawnSite = { parts: [], radiusMetres: 300, zones: [] };
const drawn: DrawnSite = { ...nothing, parts: [outline] };

function listButtons(site: DrawnSite, saving: { readonly isSaving?: boolean; readonly isAdvancing?: boolean } = {}) {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <MapModeProvider>
        <ContinueButton
          editing={{ site } as SiteEditing}
          {...{ isDirty: true, isSaving: false, isAdvancing: false, ...saving }}
          save={() => undefined}
          next={() => undefined}
        />
      </MapModeProvider>
    </MantineProvider>,
  );
  return [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', inside = '']) =>
      inside.replaceAll(/<[^>]*>/g, '') +
      (attributes.includes('"filled"') ? ' first' : '') +
      (attributes.includes('disabled=""') ? ' off' : ''),
  );
}

describe('[SITE-42] the buttons of the draw window that lead on', () => {
  it('offer one zone for the whole site as soon as there is an outline, then the next step', () => {
    expect(listButtons(nothing)).toEqual(['Save', 'Next']);
    expect(listButtons(drawn)).toEqual(['One zone for the whole site first', 'Save', 'Next']);
    expect(listButtons(createZonePerPolygon(drawn))).toEqual(['Save', 'Next first']);
  });

  it('are off while the site is saved, except the one that is waited for', () => {
    expect(listButtons(drawn, { isSaving: true })).toContain('Next off');
    expect(listButtons(drawn, { isSaving: true })).toContain('One zone for the whole site first off');
    expect(listButtons(drawn, { isSaving: true, isAdvancing: true })).toContain('Save off');
  });
});
