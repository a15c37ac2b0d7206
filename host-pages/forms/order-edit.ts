import { ownOrder } from '../../fragments/office/own-order/server.ts';
import { editedLines, type EditedLines } from '../../shared/contracts/order-edit-view.ts';
import {
  editOrderDelivery,
  editOrderLines,
  previewOrderLines,
} from '../../shared/contracts/order-edits.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { speak, wordsOf } from '../../shared/i18n/speak.ts';
import { validationWords } from '../../shared/i18n/validation.ts';
import { isPhone } from '../../shared/rules/phone.ts';
import {
  formOf,
  isRefused,
  type Fields,
  type FormAbout,
  type Onward,
  type PageForm,
  type ShownForm,
} from '../kit/form.ts';
import { addressFaults, addressOfForm } from './address-form.ts';

/** The problems of a delivery before it is sent; an order without an address has no fields of one. */
function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const { edit } = wordsOf(ownOrder.words, tag);
  const { full_name: name = '', phone = '', phone_country: country = '' } = fields;
  const isTyped = phone.trim() !== '';
  return {
    ...(name.trim() === '' && { full_name: edit.needsName }),
    ...(!isTyped && { phone: edit.needsPhone }),
    ...(isTyped &&
      !isPhone(phone, country) && { phone: speak(validationWords, tag)('invalidPhone') }),
    ...(fields['country'] !== undefined && addressFaults(fields, tag)),
  };
}

const UNITS = 'left:';

/** The units that lines are to have, as the form's fields name them. */
function linesOf(fields: Fields) {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(UNITS))
    .map(([name, units]) => ({ sku: name.slice(UNITS.length), units: Number(units.trim()) }));
}

/** An edit takes something out, and nothing is typed that is no number of units. */
function problemsOfLines(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const { edit } = wordsOf(ownOrder.words, tag);
  const isGood = linesOf(fields).every(({ units }) => Number.isInteger(units) && units >= 0);
  return isGood ? {} : { left: edit.needsChange };
}

const asked = (fields: Fields) => {
  const { id, order, edits } = fields;
  return { id, order, edits: Number(edits), lines: linesOf(fields) };
};

/** Shows how the order would be, and asks once more. */
const preview = formOf({
  call: previewOrderLines,
  check: problemsOfLines,
  fields: asked,
  onward(edited, fields, { tag }): Onward {
    const { edit } = wordsOf(ownOrder.words, tag);
    return edited.changes.length === 0
      ? { values: fields, errors: { left: edit.needsChange } }
      : { values: { ...fields, preview: JSON.stringify(edited) }, errors: {} };
  },
});

/** What an edit of lines would do, where its call has just answered it. */
export function previewOf(form: ShownForm | undefined): EditedLines | null {
  if (form?.intent !== 'lines-preview' || isRefused(form)) return null;
  return editedLines.parse(JSON.parse(form.values['preview'] ?? 'null'));
}

/** The forms by which a placed order is changed. */
export const editForms: Readonly<Record<string, PageForm>> = {
  'edit-delivery': {
    call: editOrderDelivery,
    done: 'edited',
    check: problemsOf,
    fields: (fields) => {
      const { id, order, edits, full_name, phone, phone_country, edit_note: note } = fields;
      return {
        id,
        order,
        edits: Number(edits),
        contact: { full_name, country: phone_country, phone },
        ...(fields['country'] !== undefined && { address: addressOfForm(fields) }),
        note,
      };
    },
    refused(failure, values, { tag }) {
      const [part, name] = failure.field?.split('.') ?? [];
      return (part === 'contact' || part === 'address') && name !== undefined
        ? { values, errors: { [name]: messageFor(failure, tag) } }
        : failure;
    },
  },
  'lines-preview': preview,
  'edit-lines': {
    call: editOrderLines,
    done: 'edited',
    check: problemsOfLines,
    fields: (fields) => ({ ...asked(fields), note: fields['edit_note'] }),
  },
};
