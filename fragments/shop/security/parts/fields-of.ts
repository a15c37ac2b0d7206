import { shownErrors, type FormModel, type FormState } from '../../../../shared/state/form.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';

type Shown = Parameters<typeof shownErrors>;

/** A form of the page as its fields use it. */
export function fieldsOf(
  form: Pick<FormModel, 'input'>,
  state: FormState,
  problems: Shown[1],
  words: Shown[2],
  needs: Shown[3],
): FormUi {
  return {
    values: state.values,
    errors: shownErrors(state, problems, words, needs),
    input: form.input,
    // An error that came with the press on the button would move the button away from below it.
    leave: () => undefined,
  };
}
