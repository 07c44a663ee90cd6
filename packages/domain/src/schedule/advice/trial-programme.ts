import { floatAt, intAt, itemAt } from '@quietsite/acoustics';
import type { AdviceModel, AdviceTask } from './advice-model.ts';
import { createSituations, type Exceedance } from './situations.ts';

/**
 * The programme with activities on trial days. Each trial visits only the days it affects. It always sums in the same
 * order, so equal programmes have equal sums.
 */
export class TrialProgramme {
  readonly #model: AdviceModel;
  readonly #find: ReturnType<typeof createSituations>;
  readonly #firstDay: number;
  /** By activity; null if removed from the programme. */
  readonly #shifts: (number | null)[];
  readonly #days: Int32Array;
  readonly #excess: Float64Array;
  readonly #periodOfDay: Int32Array;
  #total: Exceedance = { days: 0, excess: 0 };

  constructor(model: AdviceModel) {
    const { tasks, periods } = model;
    this.#model = model;
    this.#find = createSituations(model);
    this.#firstDay = periods[0]?.startDay ?? 0;
    const count = (periods.at(-1)?.endDay ?? -1) - this.#firstDay + 1;
    this.#shifts = tasks.map(() => null);
    this.#days = new Int32Array(count);
    this.#excess = new Float64Array(count);
    this.#periodOfDay = new Int32Array(count);
    periods.forEach(({ startDay, endDay }, index) => {
      this.#periodOfDay.fill(index, startDay - this.#firstDay, endDay - this.#firstDay + 1);
    });
    tasks.forEach((_, task) => {
      this.place(task, 0);
    });
  }

  get total(): Exceedance {
    return this.#total;
  }

  shiftOf(task: number): number | null {
    return this.#shifts[task] ?? null;
  }

  /** The exceedance of the programme with the activity at this shift, or without it. */
  measure(task: number, shift: number | null): Exceedance {
    const before = this.shiftOf(task);
    if (before === shift) return this.#total;
    let { days, excess } = this.#total;
    this.#shifts[task] = shift;
    for (const [from, to] of this.#windowsOf(task, before, shift)) {
      for (let day = from; day <= to; day++) {
        days -= intAt(this.#days, day - this.#firstDay);
        excess -= floatAt(this.#excess, day - this.#firstDay);
      }
      this.#walk(from, to, (start, end, found) => {
        days += (end - start + 1) * found.days;
        excess += (end - start + 1) * found.excess;
      });
    }
    this.#shifts[task] = before;
    return { days, excess };
  }

  place(task: number, shift: number | null): void {
    const before = this.shiftOf(task);
    if (before === shift) return;
    this.#total = this.measure(task, shift);
    this.#shifts[task] = shift;
    for (const [from, to] of this.#windowsOf(task, before, shift))
      this.#walk(from, to, (start, end, found) => {
        this.#days.fill(found.days, start - this.#firstDay, end - this.#firstDay + 1);
        this.#excess.fill(found.excess, start - this.#firstDay, end - this.#firstDay + 1);
      });
  }

  /** Whether receivers exceed on a day of the activity. */
  isOnExceedingDay(task: number): boolean {
    const shift = this.shiftOf(task);
    if (shift === null) return false;
    const { startDay, endDay } = itemAt(this.#model.tasks, task);
    for (let day = startDay + shift; day <= endDay + shift; day++)
      if (intAt(this.#days, day - this.#firstDay) > 0) return true;
    return false;
  }

  /** The days of both positions, merged if they overlap. */
  #windowsOf(task: number, before: number | null, after: number | null): [number, number][] {
    const { startDay, endDay } = itemAt(this.#model.tasks, task);
    const places = [before, after].filter((shift) => shift !== null).sort((a, b) => a - b);
    const windows = places.map((shift): [number, number] => [startDay + shift, endDay + shift]);
    const [one, other] = windows;
    return one && other && other[0] <= one[1] ? [[one[0], other[1]]] : windows;
  }

  /** From one change to the next (M-40). */
  #walk(from: number, to: number, visit: (start: number, end: number, found: Exceedance) => void): void {
    const present = this.#listPresent(from, to);
    for (let day = from; day <= to; ) {
      const period = intAt(this.#periodOfDay, day - this.#firstDay);
      const situation = this.#find.from(period);
      let end = Math.min(to, this.#model.periods[period]?.endDay ?? to);
      for (const entry of present) end = Math.min(end, entry.goTo(day, situation));
      visit(day, end, situation.found());
      day = end + 1;
    }
  }

  #listPresent(from: number, to: number): TaskCursor[] {
    const present: TaskCursor[] = [];
    this.#model.tasks.forEach((task, index) => {
      const shift = this.#shifts[index] ?? null;
      if (shift !== null && task.startDay + shift <= to && task.endDay + shift >= from)
        present.push(new TaskCursor(task, index, shift));
    });
    return present;
  }
}

/** The position in an activity's steps while the days are visited in order. */
class TaskCursor {
  readonly #task: AdviceTask;
  readonly #index: number;
  readonly #shift: number;
  #next = 0;

  constructor(task: AdviceTask, index: number, shift: number) {
    this.#task = task;
    this.#index = index;
    this.#shift = shift;
  }

  /** Adds its step of the day, if any, to the situation. Returns the last day on which this does not change. */
  goTo(day: number, situation: { add(task: number, step: number): void }): number {
    const { steps } = this.#task;
    let step = steps[this.#next];
    while (step !== undefined && step.endDay + this.#shift < day) step = steps[++this.#next];
    if (step === undefined) return Number.POSITIVE_INFINITY;
    if (step.startDay + this.#shift > day) return step.startDay + this.#shift - 1;
    const end = this.#endOfRhythm(day, step.endDay + this.#shift);
    if (this.#task.workingDays?.isWorking(day) !== false) situation.add(this.#index, this.#next);
    return end;
  }

  /** The last day up to which work neither pauses nor resumes (M-133). */
  #endOfRhythm(day: number, latest: number): number {
    const { workingDays } = this.#task;
    if (workingDays === null) return latest;
    const isWorking = workingDays.isWorking(day);
    let end = day;
    while (end < latest && workingDays.isWorking(end + 1) === isWorking) end++;
    return end;
  }
}
