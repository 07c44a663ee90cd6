import { expect, it } from 'vitest';
import { nameProjectFile } from './name-file.ts';

it.each([
  ['Kai Tak Link Road', 2, 'Appendix B', 'pdf', 'Kai-Tak-Link-Road_v2_Appendix-B.pdf'],
  ['車廠重建工程 (第二期)', 1, 'Report', 'pdf', '車廠重建工程-第二期_v1_Report.pdf'],
  ['../a\\b:"c"*?', null, 'Monthly noise schedule, unmitigated', 'csv', 'a-b-c_Monthly-noise-schedule-unmitigated.csv'],
  ['🚧', null, '每月噪音時間表（未緩解）', 'xlsx', '每月噪音時間表-未緩解.xlsx'],
  ['長'.repeat(200), 3, 'Report', 'pdf', `${'長'.repeat(80)}_v3_Report.pdf`],
] as const)(
  '[REPORT-61] names a file by project, version and document: %s %s %s',
  (title, version, document, extension, name) => {
    expect(nameProjectFile({ title, version }, document, extension)).toBe(name);
  },
);
