import type { CellOrigin, CellOutcome, SheetChoice, SheetColumn } from './sheet-types.ts';

const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The choice that a text names, in whatever case; its label counts before its value. */
export function findChoice(choices: readonly SheetChoice[], text: string): SheetChoice | undefined {
  return choices.find(({ label }) => sameText(label, text)) ?? choices.find(({ value }) => sameText(value, text));
}

/** Choices that have the typed words in them, those that begin with them first. */
export function filterChoices(choices: readonly SheetChoice[], typed: string): readonly SheetChoice[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return choices;
  const fitting = choices.filter(({ label }) => label.toLowerCase().includes(wanted));
  const begins = ({ label }: SheetChoice) => label.toLowerCase().startsWith(wanted);
  return [...fitting.filter(begins), ...fitting.filter((choice) => !begins(choice))];
}

/** Of an open list other texts are taken too; a half-typed one is told, so that it does not stay by mistake. */
export function isUnlisted<Row>(column: SheetColumn<Row>, row: Row): boolean {
  const text = column.read(row);
  if (!column.choices || column.isClosed || text.trim() === '') return false;
  return findChoice(column.choices(row), text) === undefined;
}

/** Writes a text into a cell, by way of its closed list where it has one. `notInList` is said when that fails. */
export function writeCell<Row>(
  column: SheetColumn<Row>,
  row: Row,
  text: string,
  { origin, notInList }: { readonly origin: CellOrigin; readonly notInList: string },
): CellOutcome<Row> {
  if (!column.write) return { row };
  // What is empty may have to be filled: that is asked even where it was empty before.
  if (text !== '' && text === column.read(row)) return { row };
  if (!column.isClosed || !column.choices) return column.write(row, text, origin);
  const choice = findChoice(column.choices(row), text);
  return choice ? column.write(row, choice.value, origin) : { fault: notInList };
}
