import { attendantsFragment } from '../../fragments/office/attendants/server.ts';
import type { attendantsDone } from '../../fragments/office/attendants/props.ts';
import { addGate, changeGate, removeGate } from '../../shared/contracts/door-gates.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';

/** The forms by which an experience's gates are made, changed and removed. */

const KIND = 'kind-';

/** The gate of a form; one of which no kind is ticked lets in all. */
function gateOf(fields: Fields, { params }: FormAbout) {
  const skus = Object.keys(fields)
    .filter((name) => name.startsWith(KIND))
    .map((name) => name.slice(KIND.length));
  return {
    event: params['event'],
    id: fields['id'],
    name: fields['gate_name'],
    skus: skus.length === 0 ? null : skus,
  };
}

function problemsOf({ gate_name: name = '' }: Fields, { tag }: FormAbout): Record<string, string> {
  const { needs } = wordsOf(attendantsFragment.words, tag);
  return name.trim() === '' ? { gate_name: needs.gate_name } : {};
}

const back =
  (done: (typeof attendantsDone)[number]) =>
  (_answer: unknown, _fields: Fields, { base, params }: FormAbout) =>
    `${base}/admin/asistentes/${params['event']}?done=${done}#gates`;

export const gateForms = {
  gateAdd: formOf({
    call: addGate,
    fields: gateOf,
    check: problemsOf,
    onward: back('gateAdded'),
  }),
  gateChange: formOf({
    call: changeGate,
    fields: gateOf,
    check: problemsOf,
    onward: back('gateChanged'),
  }),
  gateRemove: formOf({
    call: removeGate,
    fields: ({ id }, { params }) => ({ event: params['event'], id }),
    onward: back('gateRemoved'),
  }),
};
