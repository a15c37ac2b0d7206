import type { Failure } from '../../shared/contracts/errors.ts';
import { proveSelf } from '../../shared/contracts/security.ts';
import type { ProvenForm } from '../../shared/ui/form/form-ui.ts';
import { formOf, type Fields, type ShownForm } from '../kit/form.ts';

/** The field that names the form for which the password is asked. */
const ASKED = 'asked';
/** The field that says that the password was given. */
const PROVED = 'proved';

/** A form that moves money: the edge makes it only after a proof, and else asks for the password. */
export const guarded = {
  refused: (failure: Failure, fields: Fields): Failure | ShownForm => {
    if (failure.code !== 'proof_required') return failure;
    const { intent = '', idempotency_key: _key, [PROVED]: _proved, ...values } = fields;
    return { intent, values: { ...values, [ASKED]: intent }, errors: {} };
  },
};

/** The password; with it the form that waited for it is shown again with its values. */
export const proveForm = formOf({
  call: proveSelf,
  fields: ({ password }) => ({ password }),
  invalid: 'wrong_credentials',
  blames: ['password'],
  refused: (failure) =>
    failure.code === 'wrong_credentials' ? { ...failure, field: 'password' } : failure,
  onward: (_answer, { [ASKED]: asked = '', password: _password, ...values }) => ({
    intent: asked,
    values: { ...values, [PROVED]: 'yes' },
    errors: {},
  }),
});

/** The form that came back, with what a person typed, and whether it waits for the password. */
export function provenForm({ intent, values }: ShownForm): ProvenForm {
  const {
    [ASKED]: asked,
    [PROVED]: proved,
    intent: _intent,
    password: _password,
    ...rest
  } = values;
  const { idempotency_key: _key, ...typed } = rest;
  return {
    intent: asked ?? intent ?? '',
    values: typed,
    proof: asked !== undefined ? 'asked' : proved === 'yes' ? 'given' : 'none',
  };
}
