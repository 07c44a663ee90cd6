import type { CellOrigin, CellOutcome, SheetChoice, SheetColumn } from './sheet-types.ts';

const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The choice that a text names, ignoring case; labels take precedence over values. */
export function findChoice(choices: readonly SheetChoice[], text: string): SheetChoice | undefined {
  return choices.find(({ label }) => sameText(label, text)) ?? choices.find(({ value }) => sameText(value, text));
}

/** Choices that contain the typed words; those that begin with them come first. */
export function filterChoices(choices: readonly SheetChoice[], typed: string): readonly SheetChoice[] {
  const typedText = typed.trim().toLowerCase();
  if (typedText === '') return choices;
  const matching = choices.filter(({ label }) => label.toLowerCase().includes(typedText));
  const begins = ({ label }: SheetChoice) => label.toLowerCase().startsWith(typedText);
  return [...matching.filter(begins), ...matching.filter((choice) => !begins(choice))];
}

/** An open list also accepts other texts. A half-typed one is reported, so that it does not stay by mistake. */
export function isUnlisted<Row>(column: SheetColumn<Row>, row: Row): boolean {
  const text = column.read(row);
  if (!column.choices || column.isClosed || text.trim() === '') return false;
  return findChoice(column.choices(row), text) === undefined;
}

/** Writes a text into a cell, using its closed list if it has one. `notInList` is the message if that fails. */
export function writeCell<Row>(
  column: SheetColumn<Row>,
  row: Row,
  text: string,
  { origin, notInList }: { readonly origin: CellOrigin; readonly notInList: string },
): CellOutcome<Row> {
  if (!column.write) return { row };
  // A blank cell may be required, so it is checked even if it was blank before.
  if (text !== '' && text === column.read(row)) return { row };
  if (!column.isClosed || !column.choices) return column.write(row, text, origin);
  const choice = findChoice(column.choices(row), text);
  return choice ? column.write(row, choice.value, origin) : { fault: notInList };
}
