import { atom, type ReadableAtom } from 'nanostores';
import { problemText } from '../rules/problem-texts.ts';

/** A form by field name, as text; a ticked box is `on`. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormState {
  readonly values: FormValues;
  /** Fields that the visitor has left once: only these show their problems (spec [5]). */
  readonly touched: Readonly<Record<string, true>>;
  /**
   * The edge's refusals by field name, in the page's language; each is removed when its field
   * changes.
   */
  readonly refused: FormValues;
  /** The failure of the form as a whole; null without one. */
  readonly failure: string | null;
  /** A call is under way. */
  readonly busy: boolean;
  /**
   * How many submits were stopped by problems of fields: each time the first such field gets the
   * focus.
   */
  readonly stopped: number;
}

/** The changes of a form, wherever its state is kept. */
export interface FormActions {
  readonly input: (name: string, value: string) => void;
  readonly leave: (name: string) => void;
  /**
   * Shows a refusal at a field, unless its value has changed since the question.
   * @param value the value that was refused
   */
  readonly refuse: (name: string, message: string, value?: string) => void;
  /** Shows the problems of these fields. */
  readonly stop: (names: readonly string[]) => void;
  /** Begins the next step of the same form: no field is left or refused yet. */
  readonly forget: () => void;
  /** Begins a call: the last failure is removed. */
  readonly begin: () => void;
  /** Ends the call, with or without a failure of the form as a whole. */
  readonly end: (failure?: string) => void;
}

export interface FormModel extends FormActions {
  readonly $state: ReadableAtom<FormState>;
  /** The state that the server rendered. */
  readonly initial: FormState;
}

/** Where a form's state is kept. */
interface Cell {
  get(): FormState;
  set(state: FormState): void;
}

/** The initial values of a form. */
export interface FormStart {
  readonly values: FormValues;
  /** The problems of a form that was posted without script, by field name. */
  readonly errors?: FormValues | undefined;
  readonly error?: string | null | undefined;
}

/** The model of one form on screen: its values and its problems. */
export function formModel(start: FormStart): FormModel {
  const initial = formBegin(start);
  const $state = atom<FormState>(initial);
  return { $state, initial, ...formActions($state) };
}

/** The state of a form that was just shown. */
export function formBegin({ values, errors = {}, error = null }: FormStart): FormState {
  return {
    values,
    touched: {},
    refused: errors,
    failure: error,
    busy: false,
    stopped: Object.keys(errors).length > 0 ? 1 : 0,
  };
}

/** Makes the actions that change a form's state, wherever it is kept. */
export function formActions(cell: Cell): FormActions {
  const get = (): FormState => cell.get();
  const set = (change: Partial<FormState>): void => cell.set({ ...get(), ...change });
  return {
    input(name, value) {
      const { values: before, refused } = get();
      const { [name]: _answered, ...others } = refused;
      set({ values: { ...before, [name]: value }, refused: others });
    },
    leave: (name) => set({ touched: { ...get().touched, [name]: true } }),
    refuse(name, message, value) {
      if (value !== undefined && get().values[name] !== value) return;
      set({ refused: { ...get().refused, [name]: message } });
    },
    stop(names) {
      const touched = Object.fromEntries(names.map((name) => [name, true as const]));
      set({ touched: { ...get().touched, ...touched }, stopped: get().stopped + 1, busy: false });
    },
    forget: () => set({ touched: {}, refused: {}, failure: null }),
    begin: () => set({ busy: true, failure: null }),
    end: (failure) => set({ busy: false, failure: failure ?? null }),
  };
}

/**
 * The messages at the fields: the edge's refusals, and the form's own problems of fields that the
 * visitor has left.
 * @param problems by field name, in the order of the form
 * @param words the text of each problem
 * @param needs what an empty field asks for, by its name
 */
export function shownErrors<P extends string>(
  { touched, refused }: Pick<FormState, 'touched' | 'refused'>,
  problems: Readonly<Record<string, P>>,
  words: Readonly<Record<P, string>>,
  needs: FormValues,
): FormValues {
  const shown: Record<string, string> = {};
  for (const [name, problem] of Object.entries(problems)) {
    if (touched[name]) shown[name] = problemText(name, problem, words, needs);
  }
  return { ...shown, ...refused };
}
