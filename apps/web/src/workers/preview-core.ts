import {
  type AdviceRequest,
  AdviceRun,
  buildNoiseModel,
  type CalculationSnapshot,
  countExceedingSteps,
  describeBarrier,
  describeFloors,
  describeSection,
  describeTimeline,
  type Emission,
  explain,
  findCheapestAlong,
  fromDayNumber,
  type Gain,
  judgeShifts,
  LiveCalculation,
  listCorrectedReceivers,
  listDatedBuildings,
  listDayLevels,
  listEmissions,
  listExceedingDays,
  listGains,
  listHighestLevels,
  listMovableSights,
  listScreenedZones,
  takeExceedingStep,
  withoutBarrier,
} from '@quietsite/domain';
import { EditedSnapshot, isSame } from './edited-snapshot.ts';
import type {
  AdviceAnswer,
  OptionsOfRow,
  PreviewCalls,
  PreviewLevels,
  PreviewRequest,
  SnapshotEdit,
} from './preview-protocol.ts';

type Question = Exclude<PreviewRequest, { readonly call: 'open' | 'edit' | 'advise' }>;

/** One open project: the server's calculation, updated with each edit and identical bit for bit (U34). */
export class PreviewCore {
  readonly #edited: EditedSnapshot;
  readonly #calculation: LiveCalculation;
  /** The next step of counting the exceeding days since the last edit. */
  #nextStep = 0;
  /** The same project without one barrier; null until first requested. */
  #withoutBarrier: LiveCalculation | null = null;
  /** The advice for the current calculation; null if none was started since the last edit. */
  #adviceRun: AdviceRun | null = null;

  constructor(stored: CalculationSnapshot) {
    this.#edited = new EditedSnapshot(stored);
    this.#calculation = new LiveCalculation(stored);
  }

  /** Throws if the edit is inconsistent; the calculation then stays as it was. */
  edit(edit: SnapshotEdit): PreviewLevels {
    this.#adviceRun = null;
    this.#calculation.update(this.#edited.apply(edit));
    this.#nextStep = 0;
    const { firstDay, lastDay } = this.#calculation.prepared.input;
    const hasDays = firstDay <= lastDay;
    return {
      table: listHighestLevels(this.#calculation),
      firstDay: hasDays ? fromDayNumber(firstDay) : null,
      lastDay: hasDays ? fromDayNumber(lastDay) : null,
    };
  }

  /** Counting takes long in a large project. Returns true if steps remain, so that other requests can go first. */
  continueCounting(isTimeUp: () => boolean): boolean {
    const steps = countExceedingSteps(this.#calculation);
    while (this.#nextStep < steps) {
      takeExceedingStep(this.#calculation, this.#nextStep++);
      if (isTimeUp()) break;
    }
    return this.#nextStep < steps;
  }

  /**
   * Starts on a request and continues without further ones, until the time is up or the result is good enough (M-95).
   */
  advise(wish: AdviceRequest | null, isEnough: boolean, isTimeUp: () => boolean): AdviceAnswer | null {
    if (wish !== null) this.#adviceRun = new AdviceRun(this.#calculation, wish);
    const run = this.#adviceRun;
    if (run === null) return null;
    const isUnderWay = !isEnough && run.continue(isTimeUp);
    return { progress: run.progress, advice: isUnderWay ? null : run.finish() };
  }

  answer(question: Question): PreviewCalls[Question['call']]['answer'] {
    switch (question.call) {
      case 'day':
        return listDayLevels(this.#calculation, question.day);
      case 'timeline':
        return describeTimeline(this.#calculation, question.pointId);
      case 'explain':
        return explain(this.#calculation, question.pointId, question.day, question.run);
      case 'section':
        return describeSection(this.#calculation, question);
      case 'screenedZones':
        return listScreenedZones(this.#calculation, question.pointId, question.day);
      case 'barrierEffect':
        return describeBarrier(this.#calculation, this.#without(question.barrierId), question);
      case 'cheapestBarrier':
        return findCheapestAlong(this.#calculation, this.#without(question.barrierId), question);
      case 'drawnBarriers':
        return this.#calculation.prepared.snapshot.screening?.barriers ?? [];
      case 'datedBuildings':
        return listDatedBuildings(this.#calculation.prepared.snapshot.screening ?? { structures: [] });
      case 'correctedReceivers':
        return listCorrectedReceivers(this.#calculation);
      case 'movableSights':
        return listMovableSights(this.#calculation, question.pointId);
      case 'floors':
        return describeFloors(this.#calculation, question.pointId);
      case 'exceedingDays':
        return listExceedingDays(this.#calculation);
      case 'noiseModel':
        return buildNoiseModel(this.#calculation, question.pointIds, { ...question, comparesNeighbours: true });
      case 'gains':
        return this.#listGains(question.pointId, question.options);
      case 'judgeShifts':
        return judgeShifts(this.#calculation, question, question.shifts);
    }
  }

  /** Reused while only that barrier changes. */
  #without(barrierId: number): LiveCalculation {
    const snapshot = withoutBarrier(this.#calculation.snapshot, barrierId);
    const known = this.#withoutBarrier?.snapshot.screening;
    const screening = known && isSame(known, snapshot.screening) ? known : snapshot.screening;
    const same = screening === undefined ? snapshot : { ...snapshot, screening };
    if (this.#withoutBarrier === null) this.#withoutBarrier = new LiveCalculation(same);
    else this.#withoutBarrier.update(same);
    return this.#withoutBarrier;
  }

  #listGains(pointId: number, options: readonly OptionsOfRow[]): Gain[] {
    const optionsOf = new Map(options);
    const model = buildNoiseModel(this.#calculation, [pointId], { isCumulative: false });
    const emissions = listEmissions(model, this.#calculation.snapshot.rows);
    const completeOptions = model.rowIds.map(
      (id, row) => optionsOf.get(id) ?? [{ ...(emissions[row] as Emission), cost: 0 }],
    );
    return listGains({ model, options: completeOptions }, pointId);
  }
}
