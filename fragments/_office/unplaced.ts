import type { ApiError } from '../../shared/api-client/index.ts';
import { TOAST_SECONDS } from '../../shared/kernel/constants/timers.ts';
import type { OfficePorts } from './ports.ts';

interface Words {
  /** The title where the edge refused the move. */
  readonly notPlaced: string;
  /** The title of any other failure. */
  readonly failed: string;
  readonly tryAgain: string;
}

/** The failures of a product's move whose status is 400. */
const REFUSED: ReadonlySet<ApiError['code']> = new Set([
  'updating_position_error',
  'invalid_request',
]);

/**
 * Tells that a product kept its place in a catalogue: a warning where another move of it is under
 * way, an error where the move was refused for something else, else 'Error' (spec [8]).
 */
export function tellUnplaced(
  { t, toast }: { readonly t: Words; readonly toast: OfficePorts<never>['toast'] },
  { code, message }: Pick<ApiError, 'code' | 'message'>,
): void {
  toast({
    tone: code === 'updating_position_error' ? 'warning' : 'error',
    title: REFUSED.has(code) ? t.notPlaced : t.failed,
    message: message || t.tryAgain,
    seconds: TOAST_SECONDS.long,
  });
}
