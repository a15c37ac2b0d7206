import { PIN_LENGTH } from '../kernel/constants/limits.ts';
import { hasLength, isNumeric } from './validators.ts';

/** How many recovery codes an account has at a time. */
export const RECOVERY_CODES = 10;

const RECOVERY = { min: 10, max: 10 };
const OF_APP = { min: PIN_LENGTH, max: PIN_LENGTH };

/** The kinds of second factor that a field takes. */
export type FactorKinds = 'app' | 'app-or-recovery';

/**
 * The problem of a typed second factor, by the name of its field: spaces and dashes do not count.
 */
export function factorProblems(
  values: Readonly<Record<string, string>>,
  kinds: FactorKinds = 'app-or-recovery',
): Record<string, 'required' | 'pin'> {
  const typed = (values['otp'] ?? '').replaceAll(/[\s-]/g, '');
  const fits =
    (hasLength(typed, OF_APP) && isNumeric(typed)) ||
    (kinds === 'app-or-recovery' && hasLength(typed, RECOVERY));
  return fits ? {} : { otp: typed === '' ? 'required' : 'pin' };
}
