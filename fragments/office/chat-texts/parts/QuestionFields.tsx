import { ANSWER_MAX, QUESTION_MAX } from '../../../../shared/rules/chat-texts.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField } from '../../../_office/Fields.tsx';
import type { Messages } from '../messages/es.ts';

/** The fields of a question: its words and its answer, and both in English where they differ. */
export function QuestionFields({ ui, t }: { readonly ui: FormUi; readonly t: Messages }) {
  const { fields, hints } = t;
  return (
    <>
      <TextField ui={ui} name="question" label={fields.question} max={QUESTION_MAX} />
      <AreaField ui={ui} name="answer" label={fields.answer} max={ANSWER_MAX} lang="es" />
      <TextField
        ui={ui}
        name="question_en"
        label={fields.questionEn}
        hint={hints.english}
        max={QUESTION_MAX}
      />
      <AreaField ui={ui} name="answer_en" label={fields.answerEn} max={ANSWER_MAX} lang="en" />
    </>
  );
}
