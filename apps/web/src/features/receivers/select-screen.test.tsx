import { MantineProvider } from '@mantine/core';
import { type Exemption, type ReceiverKind, toDay } from '@quietsite/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { MapModeProvider } from '../../map/interactions/map-mode.tsx';
import { samplePoint } from '../../testing/sample-points.ts';
import { sampleLevel } from '../../testing/samples.ts';
import { startTexts } from '../../testing/texts.ts';
import { BuildingCell, CriterionCell, LevelCell, VerdictCell } from './select/receiver-cells.tsx';
import { useReceiverColumns } from './select/receiver-columns.tsx';
import { EntrySection } from './select/select-entries.tsx';
import { SelectFooter } from './select/select-footer.tsx';
import { toForm } from './select/select-form.ts';
import { Instructions } from './select/select-guide.tsx';
import { listRows } from './select/select-rows.ts';
import { canChooseMode, SelectTools } from './select/select-tools.tsx';
import type { Select } from './select/use-select.ts';
import type { Selection } from './select/use-selection.ts';

beforeAll(startTexts);

const draw = (what: ReactNode) => renderToStaticMarkup(<MantineProvider>{what}</MantineProvider>);
const textOf = (markup: string) => markup.replace(/<style[^>]*>.*?<\/style>/gs, '').replace(/<[^>]+>/g, '');

function rowOf(changes: Parameters<typeof samplePoint>[0]) {
  const level = sampleLevel({ pointId: 1, unmitigatedLevel: 81.24, mitigatedLevel: 74.96 });
  const [row] = listRows([samplePoint(changes)], new Map([[1, level]]), new Set(), new Set());
  if (!row) throw new Error('there is no row');
  return row;
}

/** An idle screen: no mode, nothing running and no row being edited. */
const idle = (changes: Partial<Select> = {}): Select => ({
  ...{ list: null as never, draft: null, points: [samplePoint()], isReadonly: false, isRecalculating: false },
  ...{ saving: { isPending: false, error: null } as Select['saving'], canEdit: true, mode: null, edited: null },
  ...{ edit: () => undefined, change: () => undefined },
  ...changes,
});
const selection = { boxMode: 'select' } as Selection;
const drawTools = (select: Select) =>
  draw(
    <MapModeProvider>
      <SelectTools select={select} selection={selection} />
    </MapModeProvider>,
  );
const listButtons = (markup: string) =>
  [...markup.matchAll(/<button.*?<\/button>/gs)].map(([button]) => ({
    text: textOf(button),
    isOff: button.includes('aria-disabled="true"'),
  }));

const nothing = { onTick: () => undefined, onEdit: () => undefined, onExplain: () => undefined };
const Columns = ({ canEdit }: { readonly canEdit: boolean }) =>
  useReceiverColumns({ canEdit, ...nothing }).map(({ id, spareBelow, cell }) => (
    <p key={id}>
      {id} {spareBelow ?? 'always'} {id === 'name' && cell(rowOf({}))}
    </p>
  ));

describe('the Select NSR screen', () => {
  it('[NSR-02] has the buttons of the specification', () => {
    const footer = draw(<SelectFooter select={idle()} onClose={() => undefined} />);
    expect([...listButtons(drawTools(idle())), ...listButtons(footer)].map(({ text }) => text)).toEqual([
      ...['Add NSR Point', 'Move NSR Point', 'Delete NSR Point', 'Select/Deselect', 'Clear Selection'],
      ...['Save', 'Close'],
    ]);
  });

  it('[Q149] [NSR-38] says at each receiver why it is selected, or that somebody took it out', () => {
    const cellOf = (changes: Parameters<typeof samplePoint>[0], verdicts: Partial<ReturnType<typeof sampleLevel>>) => {
      const level = sampleLevel({ pointId: 1, unmitigatedVerdict: 'satisfies', verdict: 'satisfies', ...verdicts });
      const [row] = listRows([samplePoint(changes)], new Map([[1, level]]), new Set(), new Set());
      return textOf(draw(row && <BuildingCell row={row} />));
    };
    expect(cellOf({ isCompulsory: true }, { verdict: 'exceeds' })).toContain('Compulsory: highest CNL');
    expect(cellOf({}, { unmitigatedVerdict: 'exceeds', verdict: 'exceeds' })).toBe('Garden HouseSelected: exceeds');
    expect(cellOf({}, { unmitigatedVerdict: 'exceeds' })).toContain('Selected: exceeds before mitigation');
    expect(cellOf({}, { unmitigatedVerdict: 'borderline' })).toContain('Selected: borderline before mitigation');
    expect(cellOf({}, { verdict: 'borderline' })).toContain('Selected: borderline');
    expect(cellOf({}, {})).toContain('Optional: satisfies before mitigation too');
    expect(cellOf({ isSelected: false, isTakenOut: true }, { verdict: 'exceeds' })).toContain('Deselected manually');
    expect(cellOf({ isSelected: false }, {})).toBe('Garden House');
  });

  it('[Q148] [CALC-45] says of nobody that it satisfies without the remark while something works at night', () => {
    const cellOf = (verdict: 'satisfies' | 'borderline' | 'exceeds', isRestricted: boolean) => {
      const level = sampleLevel({ pointId: 1, verdict });
      const [row] = listRows([samplePoint()], new Map([[1, level]]), new Set(), new Set(), isRestricted);
      return textOf(draw(row && <VerdictCell row={row} />));
    };
    expect(cellOf('satisfies', true)).toBe('SatisfiesRestricted hours not assessed.');
    expect(cellOf('borderline', true)).toContain('Restricted hours not assessed.');
    expect(cellOf('satisfies', false)).toBe('Satisfies');
    expect(cellOf('exceeds', true)).toBe('Exceeds');
  });

  it('[NSR-11] switches the buttons of the modes off with a mode, a calculation or a row', () => {
    const offOf = (changes: Partial<Select>) =>
      listButtons(drawTools(idle(changes)))
        .slice(0, 3)
        .map(({ isOff }) => isOff);
    expect(offOf({})).toEqual([false, false, false]);
    expect(offOf({ points: [] })).toEqual([false, true, true]);
    for (const changes of [{ mode: 'movePoint' as const }, { isRecalculating: true }, { edited: samplePoint() }])
      expect(offOf(changes)).toEqual([true, true, true]);
  });

  it('[NSR-04] has a panel to add contributions, with the title of the specification', () => {
    const panel = draw(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <EntrySection list="contributions" form={toForm(samplePoint())} faults={[]} onChange={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(/<h4[^>]*>(.*?)<\/h4>/.exec(panel)?.[1]).toBe('Noise Contributed by Concurrent Sites');
    expect(listButtons(panel).map(({ text }) => text)).toEqual(['Add contribution']);
  });

  it('[NSR-40] asks a school for its examinations, and no other receiver', () => {
    const panelOf = (hasExaminations: boolean, point = samplePoint({ otherCriteria: [] })) =>
      draw(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <EntrySection
              list="otherCriteria"
              form={toForm(point)}
              faults={[]}
              hasExaminations={hasExaminations}
              onChange={() => undefined}
            />
          </MemoryRouter>
        </QueryClientProvider>,
      );
    expect(textOf(panelOf(true))).toContain('Examination, 65 dB(A)Ask the school for its examination days');
    expect(textOf(panelOf(false))).not.toContain('Examination');
    const exam = { name: 'Exam', start: toDay('2027-06-07'), end: toDay('2027-06-18'), value: 65 };
    expect(textOf(panelOf(true, samplePoint({ otherCriteria: [exam] })))).not.toContain('Ask the school');
  });

  it('[NSR-05] [NSR-06] [NSR-08] gives the instructions of the specification', () => {
    const listLines = (isReadonly: boolean) =>
      [...draw(<Instructions isReadonly={isReadonly} />).matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);
    expect(listLines(true)).toEqual(listLines(false).slice(1));
    expect(listLines(false)).toEqual([
      'Hold CTRL and drag to draw a selection rectangle.',
      'Bigger points on the map are the 20 highest noise levels.',
      'Residential and educational NSRs with the highest CNLs are selected automatically and compulsorily.',
      'Each calculation selects the receivers that exceed or are borderline before or after mitigation, unless you have deselected them.',
      'Only selected NSRs appear in the report.',
    ]);
  });

  it('[NSR-10] [NSR-11] lets nobody choose a mode beside another, while recalculating or while a row is edited', () => {
    const free = { canEdit: true, mode: null, isRecalculating: false, edited: null };
    expect(canChooseMode(free)).toBe(true);
    for (const mode of ['addPoint', 'movePoint', 'removePoint'] as const)
      expect(canChooseMode({ ...free, mode })).toBe(false);
    expect(canChooseMode({ ...free, isRecalculating: true })).toBe(false);
    expect(canChooseMode({ ...free, edited: samplePoint() })).toBe(false);
    expect(canChooseMode({ ...free, canEdit: false })).toBe(false);
  });

  it('[NSR-07] says why a tick is locked', () => {
    expect(textOf(draw(<BuildingCell row={rowOf({ isCompulsory: true })} />))).toContain('Compulsory: highest CNL');
    expect(textOf(draw(<BuildingCell row={rowOf({ isSelected: false })} />))).toBe('Garden House');
  });

  it('[NSR-49] says that a receiver is not judged on some days or at all, or lacks the file', () => {
    const outOfUse = [{ name: 'Holidays', start: toDay('2027-07-16'), end: toDay('2027-08-31') }];
    const cellsOf = (exemption: Exemption) => {
      const row = rowOf({ exemption });
      return [<BuildingCell key={1} row={row} />, <CriterionCell key={2} row={row} />].map((cell) =>
        textOf(draw(cell)),
      );
    };
    const shown = (mark: string, criterion: string) => [
      expect.stringMatching(new RegExp(`${mark}$`)),
      expect.stringMatching(new RegExp(`^ ?${criterion}`)),
    ];
    expect(cellsOf({ outOfUse, hasClosedWindows: false, proofId: 7 })).toEqual(shown('days out of use', '75'));
    expect(cellsOf({ outOfUse, hasClosedWindows: true, proofId: 7 })).toEqual(shown('closed windows', '-'));
    const blank = { outOfUse: [], hasClosedWindows: false, hasBlankFacades: true as const };
    expect(cellsOf({ ...blank, proofId: 7 })).toEqual(shown('blank facades', '75'));
    expect(cellsOf({ outOfUse, hasClosedWindows: true, proofId: null })).toEqual(shown('file missing', '75'));
  });

  it('[NSR-50] warns of a receiver whose kind is not known', () => {
    const cellOf = (kind: ReceiverKind) => textOf(draw(<BuildingCell row={rowOf({ kind })} />));
    expect(cellOf('other')).toMatch(/Type unknown: check$/);
    expect(cellOf('hospital')).not.toContain('Kind not known');
  });

  it('[U38] marks a criterion that somebody typed', () => {
    expect(textOf(draw(<CriterionCell row={rowOf({ criterion: null })} />)).trim()).toBe('75');
    expect(textOf(draw(<CriterionCell row={rowOf({ criterion: 68.5 })} />))).toBe('entered 68.5');
  });

  it('[SHELL-70] on a phone leaves the ticks to those who may change them, and names the building below the point', () => {
    const [reader, editor] = [false, true].map((canEdit) => textOf(draw(<Columns canEdit={canEdit} />)));
    expect(reader).toContain('selected 480');
    expect(editor).toContain('selected always');
    expect(reader).toContain('N1Garden House');
  });

  it('offers the derivation of each level, of a point that is not stored yet none', () => {
    const cell = (pointId: number) => (
      <LevelCell row={{ ...rowOf({}), pointId }} run="unmitigated" onExplain={() => undefined} />
    );
    expect(draw(cell(1))).toContain('81.2 dB(A): show the calculation breakdown of N1 (Unmitigated)');
    expect(textOf(draw(cell(1)))).toBe('81.2');
    expect(draw(cell(-1))).not.toContain('<button');
  });
});
