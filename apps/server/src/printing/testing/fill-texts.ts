import type { CalculationSnapshot, PlanSource, ReportInput } from '@quietsite/domain';
import { samplePlan, sampleReport, sampleSnapshot } from './sample-plan.ts';

const TITLE_LENGTH = 200;
const LINE_LENGTH = 200;
const INFORMATION_LENGTH = 5000;
const NAME_LENGTH = 250;

const shorten = (text: string, length: number): string => [...text].slice(0, length).join('');

/** The sample report with this text in every free-text field, up to the maximum length of the field. */
export function fillReport(text: string): ReportInput {
  const line = shorten(text, LINE_LENGTH);
  const permit = { status: 'Applied', details: text } as const;
  const commitment = { ticked: [], others: text };
  const report = sampleReport();
  return {
    ...report,
    general: { ...report.general, versionNo: line, lastUpdate: text },
    cpoa: { cnp: permit, ep: permit, exp: permit, dp: permit, other: { ...permit, name: line } },
    cna: { choice: 'Not Applicable', reason: text },
    rtp: { points: [1], other: text },
    additionalInfo: text,
    ...{ prepared: { by: line, date: null }, checked: { by: line, date: null } },
    measures: { others: text },
    cnm: { cnm: commitment, pean: commitment, chm: commitment },
    reasons: report.reasons.map(({ pointId }) => ({ pointId, reason: text })),
  };
}

/** A small project in which everything has this name; one receiver exceeds, one was moved. */
export function fillPlan(text: string): PlanSource {
  const name = shorten(text, NAME_LENGTH);
  const { project, history, ...plan } = samplePlan(nameAll(name));
  const [title, words] = [shorten(text, TITLE_LENGTH), shorten(text, INFORMATION_LENGTH)];
  const parties = { proponent: name, agreement: name, mainContractor: name, engineerConsultant: name };
  return {
    ...plan,
    project: { ...project, ...parties, title, description: words, specialFeature: words },
    history: history.slice(0, 1).map((point) => ({ ...point, name, buildingName: name })),
  };
}

function nameAll(name: string): CalculationSnapshot {
  const { zones, tasks, rows, receivers } = sampleSnapshot;
  return {
    zones: zones.map((zone) => ({ ...zone, name })),
    tasks: tasks.slice(0, 2).map((task) => ({ ...task, name, construction: name })),
    rows: rows
      .filter(({ taskId }) => taskId <= 2)
      .map((row) => ({
        ...{ ...row, name, exclusiveGroup: name, quieterMethodName: name, quieterEquipmentName: name },
        ...{ quieterMethodSoundPower: 100, customMethodDba: -3, customMethodName: name },
      })),
    receivers: receivers.slice(0, 2).map((receiver) => ({
      ...{ ...receiver, name, buildingName: name, criterion: 50 },
      otherCriteria: receiver.otherCriteria.map((entry) => ({ ...entry, name })),
    })),
    neighbours: [],
  };
}
