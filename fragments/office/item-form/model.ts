import type { FormValues } from '../../../shared/state/form.ts';
import { itemValues, newItemValues } from '../../../shared/state/item-form.ts';
import { officeForm, type OfficeForm } from '../../_office/form.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { ItemFormProps, ItemFormViewProps } from './props.ts';

/** A field that two editors set: the saved value, and the one in this form. */
export interface Differing {
  readonly name: string;
  readonly theirs: string;
  readonly mine: string;
}

/** An item's form as it is shown. */
export interface ItemFormUi {
  readonly props: FragmentProps<ItemFormViewProps>;
  readonly form: OfficeForm;
  /** The fields that another editor saved otherwise since the form was made. */
  readonly differing: readonly Differing[];
}

/** An item in a form: as it is saved, or as it was posted and refused. */
export function itemFormUi(props: FragmentProps<ItemFormViewProps>): ItemFormUi {
  const { env, item, values, errors, error } = props;
  const known: FormValues = item ? itemValues(item, env.country) : newItemValues(props.type);
  // A box that is not ticked is not posted.
  const posted = values && {
    ...Object.fromEntries(Object.keys(known).map((name) => [name, ''])),
    ...values,
  };
  const form = officeForm({ values: posted ?? known, errors, error }, known);
  return { props, form, differing: posted && isOlder(props) ? differing(known, posted) : [] };
}

/** Whether a form was made from an older version of the item than the present one. */
function isOlder({ item, values }: ItemFormProps): boolean {
  return item !== null && values !== undefined && values['version'] !== String(item.version);
}

function differing(saved: FormValues, posted: FormValues): Differing[] {
  return Object.entries(saved).flatMap(([name, theirs]) => {
    const mine = posted[name] ?? '';
    return theirs === mine ? [] : [{ name, theirs, mine }];
  });
}

/** The addresses of the item's photos, in their order. */
export function photosOf(values: FormValues): string[] {
  return (values['photos'] ?? '').split(/\s+/).filter(Boolean);
}
