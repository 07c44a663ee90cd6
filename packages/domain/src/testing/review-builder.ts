import { calculate } from '../calculation/calculate.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { toDay } from '../day.ts';
import { describeTimelines } from '../report/plan-records.ts';
import { startReport } from '../report/report-input.ts';
import type { BundleReceiver, SubmissionInputs } from '../report/submission.schema.ts';
import { SUBMISSION_FORMAT, SUBMISSION_FORMAT_VERSION } from '../report/submission-format.ts';
import type { ReviewFacts } from '../review/review-facts.ts';
import { planInformation } from './plan-builder.ts';
import { project } from './snapshot-builder.ts';

/** The frozen data of a submission of a calculated snapshot, with all receivers reported. */
export function submissionInputs(
  snapshot: CalculationSnapshot = project(),
  changes: Partial<SubmissionInputs> = {},
): SubmissionInputs {
  const names = new Map(snapshot.receivers.map((receiver) => [receiver.pointId, receiver]));
  const receivers = calculate(snapshot).receivers.map(
    ({ pointId, isLeftOut, criterion, unmitigated, mitigated, verdict }): BundleReceiver => ({
      ...{ pointId, isLeftOut, criterion, verdict },
      name: names.get(pointId)?.name ?? '',
      buildingName: names.get(pointId)?.buildingName ?? '',
      unmitigated: unmitigated.highestLevel,
      mitigated: mitigated.highestLevel,
      withNeighbours: mitigated.highestLevel,
    }),
  );
  return {
    ...{ format: SUBMISSION_FORMAT, formatVersion: SUBMISSION_FORMAT_VERSION, productVersion: 'v1' },
    run: { id: 12, engineVersion: '1', inputHash: '9f3c', finishedAt: '' },
    submitter: { userId: 1, name: '', email: '', roleInProject: '' },
    submittedAt: '',
    project: {
      ...planInformation,
      ...{ commencementDate: toDay('2027-03-01'), completionDate: toDay('2027-03-31') },
    },
    snapshot,
    ...{ restrictedRowIds: [], neighbours: [], report: startReport(null, toDay('2027-02-01')), receivers, files: [] },
    handwork: { movedPoints: [], addedPoints: [], deletedPoints: [], removedBuildings: [] },
    ownFigures: [],
    ...changes,
  };
}

export function reviewFacts(inputs: SubmissionInputs, changes: Partial<ReviewFacts> = {}): ReviewFacts {
  return {
    inputs,
    timelines: describeTimelines(inputs.snapshot),
    run: {
      inputHash: inputs.run.inputHash,
      levels: inputs.receivers.map(({ pointId, unmitigated, mitigated }) => ({
        ...{ pointId, unmitigatedLevel: unmitigated, mitigatedLevel: mitigated },
      })),
    },
    neighbours: [],
    sitesNear: [],
    holidays: [],
    files: [],
    ...changes,
  };
}
