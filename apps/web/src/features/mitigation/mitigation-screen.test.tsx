import { MantineProvider, Tabs } from '@mantine/core';
import type { MitigationStage, Verdict } from '@quietsite/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { ProofStatus } from '../../project/materials/materials-panel.tsx';
import { startTexts } from '../../testing/texts.ts';
import { DialogsProvider } from '../../ui/dialogs/dialogs.tsx';
import { Figures, MovableCover } from './barrier-figures.tsx';
import { MitigationFooter } from './mitigation-footer.tsx';
import { MitigationTabs, ReceiverHead } from './mitigation-head.tsx';
import { MitigationNotes } from './mitigation-notes.tsx';
import { NothingSelected, OrderButton } from './mitigation-panel.tsx';
import { ReceiverFacts, ReceiverSelect, toChoices } from './receiver-head.tsx';
import { showFiles } from './sheet/mitigation-cells.tsx';
import { sampleChosen, sampleMitigationRow } from './testing/sample-mitigation.ts';
import type { Mitigation } from './use-mitigation.ts';
import { VerdictSummary } from './verdict-summary.tsx';

beforeAll(startTexts);

const draw = (what: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MantineProvider>
          <DialogsProvider>{what}</DialogsProvider>
        </MantineProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  ).replace(/<style[^>]*>.*?<\/style>/gs, '');
const textOf = (what: ReactNode) =>
  draw(what)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const listButtons = (what: ReactNode) =>
  [...draw(what).matchAll(/<button.*?<\/button>/gs)].map(([button]) => button.replace(/<[^>]+>/g, ''));

describe('the chosen receiver', () => {
  it('[MITI-08] [MITI-13] is chosen in a tab of its own, beside that with all equipment', () => {
    const tabs = listButtons(
      <Tabs value="worst">
        <MitigationTabs />
      </Tabs>,
    );
    expect(tabs).toEqual(['By Maximum Calculated noise', 'All equipment']);
    const receiver = sampleChosen({ level: { mitigatedLevel: 84.96 } });
    const select = draw(<ReceiverSelect receivers={[receiver]} chosen={receiver} onChoose={() => undefined} />);
    expect(select).toMatch(/<label[^>]*>View highest noise level NSR<\/label>/);
    expect(select).toContain('value="N1, Garden House: 85.0 dB(A)"');
  });

  it('[MITI-08] is one of a list in the order of the levels, not of the names', () => {
    const receivers = [
      sampleChosen({ pointId: 2, name: 'N2', level: { mitigatedLevel: 84.96 } }),
      sampleChosen({ pointId: 1, name: 'N1', level: { mitigatedLevel: 71 } }),
    ];
    expect(toChoices(i18next.t, receivers)).toEqual([
      { value: '2', label: 'N2, Garden House: 85.0 dB(A)' },
      { value: '1', label: 'N1, Garden House: 71.0 dB(A)' },
    ]);
  });

  it('[MITI-09] has its building, both levels with one decimal, and the criteria', () => {
    const receiver = sampleChosen({ level: { unmitigatedLevel: 86.24, mitigatedLevel: 84.96 } });
    expect(textOf(<ReceiverFacts receiver={receiver} hidden="" />)).toContain(
      'Building Garden House Total unmitigated CNL 86.2 dB(A) Total mitigated CNL 85.0 dB(A) Noise criteria 75 dB(A)',
    );
  });

  it('[MITI-10] [MITI-11] [U57] has one verdict, in words and colour', () => {
    const verdictOf = (verdict: Verdict, mitigatedLevel: number) =>
      draw(<ReceiverFacts receiver={sampleChosen({ level: { verdict, mitigatedLevel } })} hidden="" />);
    expect(verdictOf('exceeds', 76)).toMatch(/exceeds[^>]*>.*Exceed building noise criteria/s);
    expect(verdictOf('satisfies', 74)).toMatch(/satisfies[^>]*>.*Satisfy building noise criteria/s);
    expect(verdictOf('satisfies', 74)).not.toContain('report');
  });

  it('[MITI-55] says which measures its levels include although the table does not show them', () => {
    const facts = <ReceiverFacts receiver={sampleChosen()} hidden="QPME, barrier" />;
    expect(textOf(facts)).toContain('Levels include other stages: QPME, barrier.');
  });

  it('[Q13] [Q145] says of a borderline receiver that it would comply if rounded to whole dB', () => {
    const receiver = sampleChosen({ level: { verdict: 'borderline', mitigatedLevel: 75.3 } });
    expect(textOf(<ReceiverFacts receiver={receiver} hidden="" />)).toContain(
      'Borderline: would comply if rounded to whole dB',
    );
  });

  it('is chosen by one click where it is the worst', () => {
    const receivers = [
      sampleChosen(),
      sampleChosen({ pointId: 2, level: { verdict: 'satisfies', mitigatedLevel: 70 } }),
    ];
    const bar = <VerdictSummary receivers={receivers} onChoose={() => undefined} />;
    expect(textOf(bar)).toBe('2 receivers shown: 1 exceed, 0 borderline, 1 satisfy. Worst: N1, 8.5 dB above');
    const quiet = [sampleChosen({ level: { verdict: 'satisfies', mitigatedLevel: 70 } })];
    expect(textOf(<VerdictSummary receivers={quiet} onChoose={() => undefined} />)).toBe(
      'The selected receiver satisfies its criteria.',
    );
  });
});

describe('the headline', () => {
  const listed = sampleChosen({ pointId: 2, name: 'N2', level: { verdict: 'borderline', mitigatedLevel: 75.45 } });
  const quiet = sampleChosen({ pointId: 3, name: 'N3', level: { verdict: 'satisfies', mitigatedLevel: 70 } });
  const headline = (...receivers: Parameters<typeof VerdictSummary>[0]['receivers']) =>
    textOf(<VerdictSummary receivers={receivers} onChoose={() => undefined} />);

  it('[CALC-39] [Q145] gives three counts that add up to the receivers shown, with the way to the worst', () => {
    expect(headline(listed, quiet)).toBe(
      '2 receivers shown: 0 exceed, 1 borderline, 1 satisfy. Worst: N2, 0.5 dB above',
    );
    expect(headline(sampleChosen(), listed, quiet)).toBe(
      '3 receivers shown: 1 exceed, 1 borderline, 1 satisfy. Worst: N1, 8.5 dB above',
    );
    expect(headline(quiet, quiet)).toBe('All 2 selected receivers satisfy their criteria.');
  });
});

describe('the tab with all equipment', () => {
  const head = (stage: MitigationStage, hasBarrier: boolean) => (
    <ReceiverHead
      {...{ view: { stage, tab: 'all' }, receivers: [], chosen: sampleChosen(), hasBarrier, hidden: '' }}
      onChoose={() => undefined}
    />
  );

  it('[MITI-13] names the receiver whose figures it shows', () => {
    expect(textOf(head(3, false))).toBe('Contribution and possible reduction at N1');
  });
});

describe('the order of the rows', () => {
  it('[MITI-12] is offered anew only where contributions have another one', () => {
    const button = (isOutdated: boolean) =>
      listButtons(<OrderButton order={{ ordered: [], isOutdated, sortAgain: () => undefined }} />);
    expect([button(true), button(false)]).toEqual([['Sort by contribution'], []]);
  });
});

describe('the foot of the panel', () => {
  const idle = {
    ...{ draft: null, isReadonly: false, isCalculating: false, calculate: () => undefined },
    saving: { isPending: false, error: null } as Mitigation['saving'],
  };
  const footer = (stage: MitigationStage, changes: Partial<typeof idle> = {}) => (
    <MitigationFooter mitigation={{ ...idle, ...changes }} stage={stage} onStage={() => undefined} />
  );

  it('[MITI-24] has the ways between the stages and the calculation', () => {
    expect(listButtons(footer(1))).toEqual(['Proceed with QPME', 'Calculate &amp; Save']);
    expect(listButtons(footer(2))).toEqual([
      'Back to Quieter Construction Method',
      'Proceed with noise barrier and enclosure',
      'Calculate &amp; Save',
    ]);
    expect(listButtons(footer(3))).toEqual(['Back to QPME', 'Calculate &amp; Save']);
  });

  it("[MITI-25] reads 'Calculating...' while a calculation is under way, and takes no second one", () => {
    const markup = draw(footer(3, { isCalculating: true }));
    expect(markup).toMatch(/aria-disabled="true"[^>]*>.*Calculating\.\.\./s);
    expect(markup).not.toContain('Calculate &amp; Save');
  });

  it('[MITI-32] has only ways for who may only read', () => {
    expect(listButtons(footer(2, { isReadonly: true }))).toEqual([
      'Back to Quieter Construction Method',
      'Proceed with noise barrier and enclosure',
    ]);
  });
});

describe('barriers', () => {
  const floors = (heightMetres: number | null) => ({
    ...{ totalFloors: 39, floors: [], lastRedFloor: heightMetres === null ? null : 12 },
    barrier: heightMetres === null ? null : { heightMetres, buildableHeightMetres: 7, sourceDistanceMetres: 20 },
  });

  it('[CALC-40] [MITI-22] [CALC-115] have storeys, the last floor that exceeds and the height at 3 m', () => {
    expect(textOf(<Figures floors={floors(5.44)} />)).toBe(
      'Total storeys 39 Last floor exceeding the criteria 12 Approximate barrier height at 3 m from the equipment 5.4 m approximate, for plant about 1 m high The floors are calculated without the barriers. The verdict above includes them. M-70',
    );
    expect(textOf(<Figures floors={floors(null)} />)).toContain('criteria none');
  });

  it('[MITI-23] [U37] [Q17] warn above 7 m with the height that would be needed', () => {
    const warned = /role="alert">Above 7 m/;
    expect(draw(<Figures floors={floors(7)} />)).not.toMatch(warned);
    expect(draw(<Figures floors={floors(9.2)} />)).toMatch(warned);
    expect(textOf(<Figures floors={floors(9.2)} />)).toContain('9.2 m');
  });

  it('[CALC-115] say up to which floor a movable barrier hides the plant of the nearest zone', () => {
    const sight = { zoneName: 'West', plantMetres: 3, aboveBaseMetres: 0, distanceMetres: 45 };
    const told = (totalFloors: number, sights = [sight]) => textOf(<MovableCover sights={{ totalFloors, sights }} />);
    expect(told(20)).toContain(
      'A barrier of 5.0 m, 3 m from the machine, hides plant 3.0 m high in West up to floor 10; floors 11 to 20 have it in view.',
    );
    expect(told(10)).toContain('hides plant 3.0 m high in West from all floors.');
    expect(told(10, [{ ...sight, plantMetres: 6 }])).toContain('from any floor');
    expect(told(10, [])).toBe('');
  });
});

describe('notes', () => {
  const method = { quieterMethodName: 'Crusher', quieterMethodSoundPower: 104 };
  const own = sampleMitigationRow({ id: 3, measures: { customQuieterMethodName: 'Own', quieterMethodName: 'Own' } });
  const notes = (changes: Partial<Parameters<typeof MitigationNotes>[0]> = {}) => (
    <MitigationNotes
      {...{ rows: [sampleMitigationRow()], receivers: [sampleChosen()], isPreview: false, isReadonly: false }}
      {...{ problems: [], onProblem: () => undefined, onProof: () => undefined }}
      {...changes}
    />
  );

  it('[MITI-35] [Q26] the green-building credit: two items with a method, and 3 dB(A) at a selected receiver', () => {
    const rows = [1, 2].map((id) => sampleMitigationRow({ id, measures: method }));
    const receivers = [sampleChosen({ level: { unmitigatedLevel: 84, mitigatedLevel: 81 } })];
    expect(textOf(notes({ rows, receivers }))).toContain('Green-building credit (BEAM Plus)');
    expect(textOf(notes({ rows: rows.slice(1), receivers }))).not.toContain('BEAM');
    expect(textOf(notes({ rows }))).not.toContain('BEAM');
  });

  it('[EQUIP-57] rows whose measures need proof and have none are listed, one click from their upload', () => {
    expect(textOf(notes({ rows: [own] }))).toBe(
      'Please upload support materials for user defined sound power. 1 row without: CNP 048 - Excavator',
    );
    expect(textOf(notes({ rows: [{ ...own, materialIds: [4] }] }))).toBe('');
    expect(textOf(<ProofStatus row={own} />)).toBe('Please upload support materials for user defined sound power.');
  });

  it('[Q138] results that are out of date', () => {
    expect(textOf(notes({ isPreview: true }))).toContain('Results are out of date: levels are a preview.');
    expect(textOf(notes())).toBe('');
  });

  it('[MITI-40] what keeps rows from being saved, with the way there', () => {
    const problems = [{ row: own, fault: 'CUSTOM_NAME_MISSING', stage: 3 }] as const;
    expect(textOf(notes({ problems }))).toContain(
      '1 row cannot be saved yet. CNP 048 - Excavator A custom method needs a name.',
    );
  });
});

describe('support materials', () => {
  const changed = { quieterEquipmentName: 'E1', quieterEquipmentSoundPower: 90, quieterEquipmentDefaultSoundPower: 95 };

  it('[MITI-33] [EQUIP-55] a changed QPME sound power has an upload button beside it', () => {
    const cell = (row: Parameters<typeof showFiles>[1]) => draw(showFiles(i18next.t, row, () => undefined));
    expect(cell(sampleMitigationRow({ measures: changed }))).toContain('aria-label="Upload support materials"');
    expect(cell(sampleMitigationRow({ measures: changed, materialIds: [4] }))).toContain('Show support materials');
    expect(cell(sampleMitigationRow())).toBe('');
  });

  it("[MITI-33] have a panel titled 'Support Materials'", () => {
    expect(i18next.t('mitigation.materialsTitle')).toBe('Support Materials');
  });
});

it('[MITI-07] [Q116] without a selected receiver the screen leads to the selection', () => {
  expect(textOf(<NothingSelected />)).toBe('Select NSR before applying mitigation Select NSR');
});
