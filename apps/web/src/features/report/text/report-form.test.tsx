import { MantineProvider } from '@mantine/core';
import { type ReportInput, type StepStatus, toDay } from '@quietsite/domain';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectQuery } from '../../../session/project-queries.ts';
import { stepsQuery } from '../../../session/steps/steps-query.ts';
import { sessionKey } from '../../../session/use-session.ts';
import { sampleCompliance, sampleProject, sampleReport } from '../../../testing/sample-report.ts';
import { startTexts } from '../../../testing/texts.ts';
import { CommitmentSection } from './commitment-sections.tsx';
import { ComplianceSection } from './compliance-section.tsx';
import type { SectionProps } from './form-parts.tsx';
import { GeneralSection, InformationSection } from './head-sections.tsx';
import { PermitsSection } from './permits-section.tsx';
import {
  AdditionalSection,
  AssessmentSection,
  DocumentsSection,
  MeasuresSection,
  SignaturesSection,
  TriggersSection,
} from './plan-sections.tsx';
import { chooseSection, isSameSection, listOpenSections, ReportForm } from './report-form.tsx';
import { withStatus } from './report-text.ts';

beforeAll(startTexts);

const report = sampleReport();
const nothing = () => undefined;
const propsOf = (changes: Partial<ReportInput> = {}, shown = report) => ({
  ...{ report: shown, onInput: nothing },
  input: { ...shown.draft.input, ...changes },
});

function draw(what: ReactNode, client = new QueryClient()): string {
  client.setQueryData(sessionKey, { user: { id: 1 } });
  const project = sampleProject({
    ...{ title: 'Depot', agreement: 'CE 1', proponent: 'Works', mainContractor: 'Builder' },
    ...{ engineerConsultant: 'Adviser', commencementDate: toDay('2027-01-04'), completionDate: toDay('2028-01-31') },
    ...{ description: 'Piling', specialFeature: 'Next to a school' },
  });
  client.setQueryData(projectQuery(3).queryKey, project);
  return renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/Report?project=3']}>{what}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const textOf = (markup: string) => markup.replace(/<style[^>]*>.*?<\/style>/gs, '').replace(/<[^>]+>/g, '|');
const wordsOf = (markup: string) =>
  textOf(markup)
    .split('|')
    .filter((word) => word.trim() !== '');

const statusIn = (row: string) => /<option value="([^"]*)" selected/.exec(row)?.[1];
const detailsIn = (row: string) =>
  /value="([^"]*)"/.exec(/<input[^>]*aria-label="Details of[^>]*>/.exec(row)?.[0] ?? '')?.[1];

describe('the form of the report', () => {
  it('[REPORT-20] begins with version number, date and reasons of last update', () => {
    const markup = draw(<GeneralSection {...propsOf()} />);
    expect(wordsOf(markup).slice(0, 3)).toEqual(['Version number', 'Date', 'Reason for update']);
    expect(markup).toContain('value="2026-11-16"');
    expect(markup).toContain('value="1"');
  });

  it('offers the languages of the printed report by their own names, English first', () => {
    const words = wordsOf(draw(<GeneralSection {...propsOf()} />));
    expect(words.slice(3)[0]).toBe('Language of the printed report');
    expect(words.slice(-3)).toEqual(['English', '繁體中文', '简体中文']);
  });

  it('[REPORT-21] shows the general information of the project, with the way to change it', () => {
    const words = wordsOf(draw(<InformationSection />));
    expect(words).toContain('Edit Project');
    const facts = words.slice(words.indexOf('Project title'));
    expect(facts.filter((_, index) => index % 2 === 0).map((name) => name.split(' ').at(-1)?.toLowerCase())).toEqual([
      ...['title', 'no.', 'proponent', 'contractor', 'consultant', 'date', 'date', 'description', 'feature'],
    ]);
    expect(facts.filter((_, index) => index % 2 === 1)).toEqual([
      ...['Depot', 'CE 1', 'Works', 'Builder', 'Adviser', '2027-01-04', '2028-01-31', 'Piling', 'Next to a school'],
    ]);
  });

  it('[REPORT-22] [REPORT-23] has five permits with details and one of three statuses', () => {
    const markup = draw(<PermitsSection {...propsOf()} />);
    for (const permit of [
      'Construction noise permit',
      'Environmental permit',
      'Excavation permit',
      'Demolition permit',
      'Other',
    ])
      for (const field of ['Status', 'Details']) expect(markup).toContain(`aria-label="${field} of ${permit}"`);
    expect(markup).toContain('aria-label="Name of the other permit"');
    for (const status of ['Applied', 'Will be Applied', 'Not Applicable'])
      expect(markup.split(`<option value="${status}"`)).toHaveLength(6);
  });

  it('[REPORT-23] shows status and details of each permit in its own row', () => {
    const { cpoa } = report.draft.input;
    const written = {
      ...cpoa,
      ep: { status: 'Applied', details: 'EP-100' },
      dp: { status: 'Not Applicable', details: 'Nothing stands' },
      other: { status: 'Will be Applied', details: 'In May', name: 'Marine permit' },
    } as const;
    const [, , ...rows] = draw(<PermitsSection {...propsOf({ cpoa: written })} />).split('<tr');
    expect(rows.map((row) => [statusIn(row), detailsIn(row)])).toEqual([
      ['', ''],
      ['Applied', 'EP-100'],
      ['', ''],
      ['Not Applicable', 'Nothing stands'],
      ['Will be Applied', 'In May'],
    ]);
  });

  it('[REPORT-81] offers to answer the other permits until all are answered', () => {
    const label = 'All others: not applicable';
    expect(draw(<PermitsSection {...propsOf()} />)).toContain(label);
    const none = { status: 'Not Applicable', details: '' } as const;
    const cpoa = { cnp: none, ep: none, exp: none, dp: none, other: report.draft.input.cpoa.other };
    expect(draw(<PermitsSection {...propsOf({ cpoa })} />)).not.toContain(label);
  });

  it('[REPORT-23] takes a status without losing the details, and none for what is no status', () => {
    const permit = { status: null, details: 'EP-100' };
    expect(withStatus(permit, 'Applied')).toEqual({ status: 'Applied', details: 'EP-100' });
    expect(withStatus({ ...permit, status: 'Applied' }, '')).toEqual(permit);
  });

  it('[REPORT-24] [REPORT-25] asks for the assessment, and for a reason where it is not applicable', () => {
    const drawWith = (choice: 'Done' | 'Not Applicable' | null) =>
      wordsOf(draw(<AssessmentSection {...propsOf({ cna: { choice, reason: '' } })} />));
    expect(drawWith(null)).toEqual(['Construction noise assessment', 'Done', 'Not Applicable']);
    expect(drawWith('Done')).not.toContain('Reason');
    expect(drawWith('Not Applicable')).toEqual(expect.arrayContaining(['Reason', 'Not Applicable needs a reason.']));
  });

  it('[REPORT-24] shows the answer that was given, with its reason', () => {
    const cna = { choice: 'Not Applicable', reason: 'Manual works' } as const;
    const markup = draw(<AssessmentSection {...propsOf({ cna })} />);
    expect(wordsOf(markup)).toContain('Manual works');
    const radios = [...markup.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio.includes('checked'));
    expect(radios).toEqual([false, true]);
  });

  it('[REPORT-26] lists the five trigger points by their numbers, and others', () => {
    const words = wordsOf(draw(<TriggersSection {...propsOf({ rtp: { points: [3], other: '' } })} />));
    expect(words.map((word) => word.slice(0, 2))).toEqual(['Re', '1.', '2.', '3.', '4.', '5.', 'Ot']);
  });

  it('[REPORT-27] [Q122] ticks the documents that the data has, until somebody chooses otherwise', () => {
    const ticked = (markup: string) =>
      [...markup.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([tick]) => tick.includes('checked'));
    const { documents } = report.draft.input;
    expect(ticked(draw(<DocumentsSection {...propsOf()} />))).toEqual([false, true, false, false, true, true]);
    const chosen = { ...documents, quieter: true, impacts: false };
    expect(ticked(draw(<DocumentsSection {...propsOf({ documents: chosen })} />)).slice(0, 2)).toEqual([true, false]);
  });

  it('[REPORT-28] [REPORT-29] has additional information, and who prepared and checked it', () => {
    expect(wordsOf(draw(<AdditionalSection {...propsOf()} />))).toEqual(['Additional information']);
    expect(wordsOf(draw(<SignaturesSection {...propsOf()} />))).toEqual([
      ...['Prepared by', 'Name', 'Date', 'Checked by', 'Name', 'Date'],
    ]);
  });

  it('[REPORT-28] shows the additional information that is written, and takes what is typed', () => {
    expect(wordsOf(draw(<AdditionalSection {...propsOf({ additionalInfo: 'Night works' })} />))).toContain(
      'Night works',
    );
    const typed = listen(AdditionalSection, {}, ([field]) => field?.onText?.('More'));
    expect(typed).toEqual({ additionalInfo: 'More' });
  });

  it('[REPORT-33] [REPORT-45] shows the measures of the project and the credit they earn, and takes others', () => {
    const shown = sampleReport({ measures: ['Noise barrier', 'Enclosure'], canClaimCredit: true });
    const words = wordsOf(draw(<MeasuresSection {...propsOf({}, shown)} />));
    expect(words).toEqual(expect.arrayContaining(['Noise barrier', 'Enclosure', 'Other measures']));
    expect(words.some((word) => word.includes('BEAM Plus'))).toBe(true);
    expect(textOf(draw(<MeasuresSection {...propsOf()} />))).not.toContain('BEAM Plus');
  });

  it('[REPORT-36] [REPORT-37] lists each receiver, and takes a reason only where it exceeds', () => {
    const quiet = sampleCompliance({
      pointId: 2,
      label: 'N2',
      mitigatedLevel: 74.04,
      exceedance: 0,
      exceedanceDays: 0,
      verdict: 'satisfies',
    });
    const shown = sampleReport({ compliance: [sampleCompliance(), quiet] });
    const written = propsOf({ reasons: [{ pointId: 1, reason: 'Rock' }] }, shown);
    const markup = draw(<ComplianceSection {...written} pointId={2} />);
    const words = wordsOf(markup);
    expect(words.slice(words.indexOf('N1'))).toEqual([
      ...['N1', 'Tower 1', 'Exceeds', '75', '76.3', '1.3', '12.0', 'Rock'],
      ...['N2', 'Tower 1', 'Satisfies', '75', '74.0', '-', '-'],
    ]);
    expect(markup).toContain('aria-label="Reason for N1"');
    expect(markup).not.toContain('Reason for N2');
    expect(words).toContain('1 exceed, 0 borderline, 1 satisfy');
  });

  it('[REPORT-83] offers the reason of the edited receiver for all without one, and says how many', () => {
    const compliance = [1, 2, 3].map((pointId) => sampleCompliance({ pointId, label: `N${pointId}` }));
    const offerFor = (pointId: number | null) => {
      const reasons = [{ pointId: 1, reason: 'Rock' }];
      const section = <ComplianceSection {...propsOf({ reasons }, sampleReport({ compliance }))} pointId={pointId} />;
      return wordsOf(draw(section)).filter((word) => word.startsWith('Same reason'));
    };
    expect(offerFor(1)).toEqual(['Same reason for all 2 receivers without one']);
    expect([offerFor(2), offerFor(null)]).toEqual([[], []]);
  });

  it('[REPORT-36] has the loudest first by the level that is shown, whatever it was before mitigation', () => {
    const row = (pointId: number, mitigatedLevel: number | null, isLeftOut = false) =>
      sampleCompliance({ pointId, label: `N${pointId}`, unmitigatedLevel: 90 - pointId, mitigatedLevel, isLeftOut });
    const compliance = [row(1, 76.2), row(2, 80, true), row(3, null), row(4, 79.1), row(5, 77)];
    const markup = draw(<ComplianceSection {...propsOf({}, sampleReport({ compliance }))} />);
    expect(wordsOf(markup).filter((word) => /^N\d$/.test(word))).toEqual(['N4', 'N5', 'N1', 'N3', 'N2']);
    expect(markup).toContain('highest mitigated level first');
  });

  it('[REPORT-36] begins with the receivers that exceed, and with all where none does', () => {
    const quiet = sampleCompliance({ pointId: 2, label: 'N2', exceedance: 0, exceedanceDays: 0, verdict: 'satisfies' });
    const drawRows = (...compliance: (typeof quiet)[]) =>
      wordsOf(draw(<ComplianceSection {...propsOf({}, sampleReport({ compliance }))} />)).filter((word) =>
        /^N\d$/.test(word),
      );
    expect(drawRows(sampleCompliance(), quiet)).toEqual(['N1']);
    expect(drawRows(quiet)).toEqual(['N2']);
  });

  it('[REPORT-42] [REPORT-43] [REPORT-44] offers monitoring, engagement and complaint handling, each with others', () => {
    const wordsFor = (kind: 'cnm' | 'pean' | 'chm') =>
      wordsOf(draw(<CommitmentSection {...propsOf()} kind={kind} />)).slice(1);
    expect(wordsFor('cnm')).toEqual(['Regular monitoring', 'Continuous monitoring', 'Site inspection', 'Others']);
    expect(wordsFor('pean')).toEqual([
      ...['Newsletter', 'Mail drop-off', 'Project website', 'Phone call', 'Individual briefing', 'Billboards'],
      ...['Community meeting', 'Others'],
    ]);
    expect(wordsFor('chm')).toEqual(['Organisation chart', 'Complaint hotline', 'Liaison office', 'Others']);
  });

  it('[REPORT-43] keeps public engagement apart from monitoring and complaints', () => {
    const { cnm } = report.draft.input;
    const pean = { ticked: ['billboards' as const], others: 'Leaflets' };
    const markup = draw(<CommitmentSection {...propsOf({ cnm: { ...cnm, pean } })} kind="pean" />);
    const boxes = [...markup.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box.includes('checked'));
    expect(boxes).toEqual([false, false, false, false, false, true, false]);
    expect(wordsOf(markup)).toContain('Leaflets');
    const section = (props: SectionProps) => CommitmentSection({ ...props, kind: 'pean' });
    expect(listen(section, { cnm: { ...cnm, pean } }, ([ticks]) => ticks?.onTick?.('newsletter', true))?.cnm).toEqual({
      ...{ ...cnm, pean: { ...pean, ticked: ['newsletter', 'billboards'] } },
    });
    expect(listen(section, { cnm: { ...cnm, pean } }, ([, others]) => others?.onText?.('Talks'))?.cnm).toEqual({
      ...{ ...cnm, pean: { ...pean, others: 'Talks' } },
    });
  });
});

describe('a section is drawn again', () => {
  const now = { ...propsOf(), pointId: null as number | null, name: 'additional' as const };
  const isDrawnAgain = (changes: Partial<typeof now>) => !isSameSection(now, { ...now, ...changes });

  it('for its own part, for what is printed from the project, and for the receiver somebody is sent to', () => {
    expect(isDrawnAgain({ input: { ...now.input, additionalInfo: 'More' } })).toBe(true);
    expect(isDrawnAgain({ report: { ...report, measures: [...report.measures] } })).toBe(true);
    expect(isDrawnAgain({ pointId: 7 })).toBe(true);
    expect(isDrawnAgain({ onInput: () => undefined })).toBe(true);
  });

  it('not for what is written elsewhere, nor because it was saved', () => {
    expect(isDrawnAgain({ input: { ...now.input, cna: { choice: null, reason: 'Quiet' } } })).toBe(false);
    expect(isDrawnAgain({ report: { ...report, draft: { ...report.draft, revision: 99 } } })).toBe(false);
  });
});

interface Field {
  readonly onText?: (text: string) => void;
  readonly onTick?: (item: string, isTicked: boolean) => void;
}
interface Listening {
  readonly section: (props: SectionProps) => ReactElement<Field & { readonly children?: ReactElement<Field>[] }>;
  readonly changes: Partial<ReportInput>;
  readonly use: (fields: readonly Field[]) => void;
}

/** What a section passes on when a user edits one of its fields. */
function listen(
  section: Listening['section'],
  changes: Listening['changes'],
  use: Listening['use'],
): Partial<ReportInput> | undefined {
  const handed: Partial<ReportInput>[] = [];
  draw(<Listener {...{ section, changes, use }} onInput={(written) => handed.push(written)} />);
  return handed.at(-1);
}

function Listener({ section, changes, use, onInput }: Listening & Pick<SectionProps, 'onInput'>) {
  const { props } = section({ ...propsOf(changes), onInput });
  use(props.children?.map((child) => child.props) ?? [props]);
  return null;
}

it('[REPORT-82] the list of sections marks what the steps find missing in the text, and says what', () => {
  const place = { screen: 'report', part: 'permits', taskId: null, rowId: null, pointId: null } as const;
  const item = { code: 'PERMITS_UNANSWERED', count: 1, names: [], place } as const;
  const documents = { ...item, code: 'DOCUMENTS_MISSING', place: { ...place, part: 'documents' } } as const;
  const elsewhere = { ...item, code: 'NO_ZONES', place: { ...place, screen: 'editProject', part: 'zones' } } as const;
  const steps: StepStatus[] = [
    { step: 'site', state: 'missing', waitsFor: null, missing: [elsewhere] },
    { step: 'report', state: 'missing', waitsFor: null, missing: [item, documents] },
  ];
  const client = new QueryClient();
  const rest = { projectId: 3, next: null, levels: null, isCalculating: false } as const;
  client.setQueryData(stepsQuery(3).queryKey, { ...rest, steps });
  expect([...listOpenSections(i18next.t, steps).keys()]).toEqual(['permits']);
  const form = <ReportForm {...propsOf()} section={null} onSection={nothing} />;
  const [nav = ''] = /<nav.*<\/nav>/s.exec(draw(form, client)) ?? [];
  const titled = nav.split('<button').filter((button) => button.includes('title='));
  expect(titled).toHaveLength(1);
  expect(titled[0]).toMatch(/title="[^"]*[Pp]ermits[^"]*".*Permits and approvals<svg/s);
});

it('[SHELL-66] the section that was chosen stays marked where the form cannot scroll to it, until it is scrolled', () => {
  const held = { name: 'monitoring', scrollTop: 900 } as const;
  expect(chooseSection(held, 900, 'complaints')).toBe('monitoring');
  expect(chooseSection(held, 700, 'history')).toBe('history');
  expect(chooseSection(null, 0, 'general')).toBe('general');
});
