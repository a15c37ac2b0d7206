import { atom, type ReadableAtom } from 'nanostores';

/** A form by field name, as text; a ticked box is `on`. */
export type FormValues = Readonly<Record<string, string>>;

export interface FormState {
  readonly values: FormValues;
  /** Fields that were left once: only they show what is wrong with them (spec [5]). */
  readonly touched: Readonly<Record<string, true>>;
  /** The edge's own refusals by field name, in the page's language; each goes when its field changes. */
  readonly refused: FormValues;
  /** What went wrong where no field is to blame. */
  readonly failure: string | null;
  /** A call is under way. */
  readonly busy: boolean;
  /** How often a submit was stopped by fields: each time the first of them takes the focus. */
  readonly stopped: number;
}

/** What happens to a form, wherever its state is kept. */
export interface FormActions {
  readonly input: (name: string, value: string) => void;
  readonly leave: (name: string) => void;
  /**
   * Blames a field, unless its value is no longer the one that was asked about.
   * @param value the value that was refused
   */
  readonly refuse: (name: string, message: string, value?: string) => void;
  /** Shows what is wrong with these fields. */
  readonly stop: (names: readonly string[]) => void;
  /** The next step of the same form: nothing of it was left or refused yet. */
  readonly forget: () => void;
  /** A call begins: what the last one said is over. */
  readonly begin: () => void;
  /** The call has ended, well or with a word about the whole. */
  readonly end: (failure?: string) => void;
}

export interface FormStore extends FormActions {
  readonly $state: ReadableAtom<FormState>;
  /** What the server rendered with. */
  readonly initial: FormState;
}

/** Where a form's state is kept. */
interface Cell {
  get(): FormState;
  set(state: FormState): void;
}

/** What a form begins with. */
export interface FormStart {
  readonly values: FormValues;
  /** What was wrong with it when it was posted without script, by field name. */
  readonly errors?: FormValues | undefined;
  readonly error?: string | null | undefined;
}

/** One form on screen: what stands in it, and what is wrong with it. */
export function formStore(start: FormStart): FormStore {
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

/** What changes a form's state, wherever it is kept. */
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
 * What the fields show: the edge's refusals, and the form's own words for fields that were left.
 * @param problems what is wrong, by field name, in the order of the form
 * @param words the text of each problem
 */
export function shownErrors<P extends string>(
  { touched, refused }: Pick<FormState, 'touched' | 'refused'>,
  problems: Readonly<Record<string, P>>,
  words: Readonly<Record<P, string>>,
): FormValues {
  const shown: Record<string, string> = {};
  for (const [name, problem] of Object.entries(problems)) {
    if (touched[name]) shown[name] = words[problem];
  }
  return { ...shown, ...refused };
}
