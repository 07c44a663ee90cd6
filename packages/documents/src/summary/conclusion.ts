import { shorten } from '../map/svg-text.ts';
import { countOf, showCount } from '../text/show-level.ts';
import { type AssessedReceiver, excessOf } from './assessed-receivers.ts';

const LABEL_LENGTH = 20;
const BUILDING_LENGTH = 36;

/** The outcome in one sentence, judged as the map judges (M-60). */
export function concludeInWords(assessed: readonly AssessedReceiver[]): string {
  if (assessed.length === 0) return 'No receiver was assessed; nothing can be concluded.';
  const exceeding = assessed.filter((receiver) => receiver.exceeds);
  const verdict =
    exceeding.length === 0
      ? `${nameAll(assessed.length)} ${assessed.length === 1 ? 'satisfies its noise criterion' : 'satisfy their noise criteria'}`
      : `${nameSome(exceeding.length, assessed.length)} ${exceeding.length === 1 ? 'exceeds its' : 'exceed their'} noise criterion`;
  return `As planned, ${verdict}${describeExcess(exceeding)}.`;
}

const nameSome = (some: number, all: number): string =>
  some === all ? nameAll(all) : `${showCount(some)} of ${showCount(all)} receivers`;

function nameAll(count: number): string {
  if (count === 1) return 'the one receiver';
  return count === 2 ? 'both receivers' : `all ${showCount(count)} receivers`;
}

/** In whole decibels, as the table shows it; a dated criterion alone names no excess. */
function describeExcess(exceeding: readonly AssessedReceiver[]): string {
  const highest = exceeding.reduce((most, receiver) => Math.max(most, excessOf(receiver)), 0);
  const [first, ...others] = exceeding.filter((receiver) => excessOf(receiver) === highest);
  if (!first) return '';
  if (highest === 0) return ', on days with a dated criterion only';
  const article = exceeding.length === 1 ? 'the excess' : 'the highest excess';
  const also = others.length > 0 ? ` and at ${countOf(others.length, 'other')}` : '';
  return `; ${article} is ${highest} dB(A) at ${nameReceiver(first)}${also}`;
}

const nameReceiver = ({ label, building }: AssessedReceiver): string =>
  building ? `${shorten(label, LABEL_LENGTH)} (${shorten(building, BUILDING_LENGTH)})` : shorten(label, LABEL_LENGTH);
