/** The part of a text field that is used here. */
export interface TextField {
  readonly isConnected: boolean;
  readonly value: string;
}

/** Fields with unsaved text: typed since they were entered, and lost if their window closes. */
export class TypedText<Field extends TextField> {
  readonly #before = new WeakMap<Field, string>();
  readonly #typed = new Set<Field>();

  /** Called before the first key press, to record the original text. */
  enter(field: Field): void {
    if (!this.#typed.has(field)) this.#before.set(field, field.value);
  }

  type(field: Field): void {
    this.#typed.add(field);
  }

  /** The text of these fields has been sent or stored. */
  settle(isSettled: (field: Field) => boolean = () => true): void {
    for (const field of this.#typed) {
      if (!isSettled(field)) continue;
      this.#typed.delete(field);
      this.#before.set(field, field.value);
    }
  }

  has(isIncluded: (field: Field) => boolean): boolean {
    for (const field of this.#typed) if (!field.isConnected) this.#typed.delete(field);
    return [...this.#typed].some(
      (field) => field.value.trim() !== '' && field.value !== (this.#before.get(field) ?? '') && isIncluded(field),
    );
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new TypedText<Field>();
const DIALOG = '[role="dialog"], [role="alertdialog"]';
const TEXT_TYPES = ['text', 'email', 'tel', 'url', 'number', 'password'];

/** Excludes search and choice fields, with which nothing is lost. */
function findField(target: EventTarget | null): Field | null {
  if (target instanceof HTMLTextAreaElement) return target.readOnly ? null : target;
  if (!(target instanceof HTMLInputElement) || target.readOnly || !TEXT_TYPES.includes(target.type)) return null;
  return target.getAttribute('role') === 'combobox' || target.hasAttribute('data-filter') ? null : target;
}

/** True if there is unsaved text in the top dialog. */
export function isTextInDialog(): boolean {
  const dialogs = [...document.querySelectorAll(DIALOG)];
  return typed.has((field) => field.closest(DIALOG) === dialogs.at(-1));
}

/** True if there is unsaved text in a form of a panel; the filters of a page are not in a form. */
export function isTextInPanel(): boolean {
  return typed.has((field) => field.closest(DIALOG) === null && (field.tagName === 'TEXTAREA' || field.form !== null));
}

/** Number of editors that have unsaved changes and ask before they are lost. */
let asking = 0;
export const isAskingBeforeLoss = (): boolean => asking > 0;

/** Called by an editor that asks by itself. It calls the returned function once its content is saved or discarded. */
export function askBeforeLoss(): () => void {
  asking += 1;
  return () => {
    asking -= 1;
    typed.settle((field) => field.closest(DIALOG) === null);
  };
}

export function listenForTyping(): () => void {
  const onEnter = ({ target }: Event) => {
    const field = findField(target);
    if (field) typed.enter(field);
  };
  const onInput = ({ target }: Event) => {
    const field = findField(target);
    if (field) typed.type(field);
  };
  const onSubmit = ({ target }: Event) => typed.settle((field) => field.form === target);
  document.addEventListener('focusin', onEnter, true);
  document.addEventListener('input', onInput, true);
  document.addEventListener('submit', onSubmit, true);
  return () => {
    document.removeEventListener('focusin', onEnter, true);
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('submit', onSubmit, true);
  };
}
