import type { MitigationStage } from '@quietsite/domain';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { quieterCatalogue as catalogue } from '../../../../../../packages/domain/src/testing/quieter-builder.ts';
import { startTexts } from '../../../testing/texts.ts';
import { sampleMitigationRow } from '../testing/sample-mitigation.ts';
import { Contribution, SharesContext } from './mitigation-cells.tsx';
import { mitigationColumns } from './mitigation-columns.tsx';
import type { MitigationRow } from './mitigation-rows.ts';

beforeAll(startTexts);

const columnsOf = (stage: MitigationStage, isReadonly = false) =>
  mitigationColumns({
    ...{ context: { t: i18next.t, catalogue }, stage, isReadonly },
    ...{ onFiles: () => undefined, onCopy: () => undefined },
  });
const titlesOf = (stage: MitigationStage, isReadonly?: boolean) =>
  columnsOf(stage, isReadonly).map(({ title }) => title);
const readCell = (stage: MitigationStage, columnId: string, row: MitigationRow) =>
  columnsOf(stage)
    .find(({ id }) => id === columnId)
    ?.read(row);

const columnOf = (stage: MitigationStage, columnId: string) => {
  const column = columnsOf(stage).find(({ id }) => id === columnId);
  if (!column) throw new Error(`there is no column ${columnId}`);
  return column;
};
const measuresAfter = (stage: MitigationStage, columnId: string, row: MitigationRow, text: string) => {
  const outcome = columnOf(stage, columnId).write?.(row, text, 'typed');
  return outcome && 'row' in outcome ? outcome.row.measures : null;
};

const machine = ['Tasks', 'Group', 'Equipment', 'Sound Power Level', 'Qty', '%', 'Contribution', 'Possible reduction'];
const replacement = ['Sound Power Level of the replacement', 'Files', 'Corrected Sound Power Level'];
const measures = ['Enclosure dB(A)', 'Barrier dB(A)', 'Custom method dB(A)', 'Custom method name'];

describe('the columns of the mitigation table', () => {
  it('[MITI-14] [MITI-15] [MITI-20] stage 1 has the quieter construction method', () => {
    expect(titlesOf(1)).toEqual([
      ...machine,
      'Quieter Construction Method',
      ...[...replacement, 'Mitigated Noise w/ qty', 'Apply to same equipment'],
    ]);
  });

  it('[MITI-16] [MITI-17] [MITI-21] stage 2 has the QPME instead', () => {
    expect(titlesOf(2)).toEqual([
      ...[...machine, 'QPME', ...replacement, 'Mitigated Noise w/ qty', 'Apply to same equipment'],
    ]);
  });

  it('[MITI-16] [MITI-18] [MITI-19] stage 3 has the QPME, the measures and their total', () => {
    expect(titlesOf(3)).toEqual([
      ...[...machine, 'QPME', ...replacement, ...measures],
      ...['Total Reduction', 'Mitigated Noise w/ qty', 'Apply to same equipment'],
    ]);
  });

  it('[MITI-18] [MITI-32] who may only read sees the measures at every stage, and has nothing to copy', () => {
    expect(titlesOf(1, true)).toEqual([
      ...[...machine, 'Quieter Construction Method', ...replacement, ...measures, 'Mitigated Noise w/ qty'],
    ]);
  });

  it('[MITI-55] mark a level that measures of another stage have lowered', () => {
    const row = sampleMitigationRow({ measures: { barrierDba: -5 } });
    const drawn = (stage: MitigationStage) => renderToStaticMarkup(columnOf(stage, 'mitigated').show?.(row));
    expect(drawn(1)).toContain('<small>barrier</small>');
    expect(drawn(3)).not.toContain('barrier');
  });

  it('[MITI-17] [MITI-19] [MITI-20] show the figures of the row', () => {
    const row = sampleMitigationRow({
      ...{ quantity: 10, timePercent: 50 },
      measures: { quieterMethodName: 'Crusher', quieterMethodSoundPower: 104, barrierDba: -5, enclosureDba: -8 },
    });
    const cell = (columnId: string) => readCell(3, columnId, row);
    expect([cell('soundPower'), cell('power'), cell('corrected'), cell('totalReduction'), cell('mitigated')]).toEqual([
      ...['112', '104', '101.0', '-8', '103.0'],
    ]);
    expect(readCell(2, 'power', sampleMitigationRow())).toBe('');
    expect(readCell(1, 'corrected', sampleMitigationRow({ quantity: 0 }))).toBe('–');
  });

  it('[MITI-14] [Q94] show the contribution in per cent, and none of a row that is not at work', () => {
    const shares = new Map([[7, 0.537]]);
    const textOf = (rowId: number) =>
      renderToStaticMarkup(
        <SharesContext value={shares}>
          <Contribution rowId={rowId} />
        </SharesContext>,
      ).replace(/<[^>]+>/g, '');
    expect([textOf(7), textOf(8)]).toEqual(['53.7 %', '–']);
  });

  it('[MITI-15] [MITI-16] offer and take a method in stage 1, and a QPME afterwards', () => {
    const row = sampleMitigationRow();
    const labelsOf = (stage: MitigationStage, columnId: string) =>
      columnOf(stage, columnId)
        .choices?.(row)
        .map(({ label }) => label);
    expect(labelsOf(1, 'method')).toContain('Wire saw: Diamond wire saw (96 dB(A))');
    expect(measuresAfter(1, 'method', row, 'Wire saw')).toMatchObject({
      ...{ quieterMethodName: 'Wire saw', quieterEquipmentName: '' },
    });
    for (const stage of [2, 3] as const) {
      expect(labelsOf(stage, 'quieterEquipment')).toContain('Electric excavator E1 (95 dB(A))');
      expect(measuresAfter(stage, 'quieterEquipment', row, 'Electric excavator E1')).toMatchObject({
        ...{ quieterMethodName: '', quieterEquipmentName: 'Electric excavator E1' },
      });
    }
  });

  it('[MITI-18] show and change each measure in its own column', () => {
    const row = sampleMitigationRow({
      measures: { enclosureDba: -8, barrierDba: -5, customMethodDba: -3, customMethodName: 'Blanket' },
    });
    const fields = ['enclosureDba', 'barrierDba', 'customMethodDba', 'customMethodName'] as const;
    expect(fields.map((field) => readCell(3, field, row))).toEqual(['-8', '-5', '-3', 'Blanket']);
    for (const field of fields.slice(0, 3))
      expect(measuresAfter(3, field, row, '-1')).toEqual({ ...row.measures, [field]: -1 });
    expect(measuresAfter(3, 'customMethodName', row, 'Mat')).toEqual({ ...row.measures, customMethodName: 'Mat' });
  });

  it('[MITI-36] [MITI-37] mark what is out of its limits at its own cell', () => {
    const row = sampleMitigationRow({
      measures: { quieterMethodName: 'Crusher', quieterMethodSoundPower: 1001, enclosureDba: -21 },
    });
    const marked = columnsOf(3)
      .filter(({ fault }) => fault?.(row))
      .map(({ id }) => id);
    expect(marked).toEqual(['power', 'enclosureDba']);
  });

  it("[MITI-41] a QPME whose name starts with 'QPME' keeps its hint beside it", () => {
    const cellOf = (quieterEquipmentName: string) =>
      renderToStaticMarkup(
        columnOf(2, 'quieterEquipment').show?.(sampleMitigationRow({ measures: { quieterEquipmentName } })),
      );
    expect(cellOf('QPME mini excavator')).toContain('aria-label="Please include model number"');
    expect(cellOf('Electric excavator E1')).not.toContain('model number');
  });
});
