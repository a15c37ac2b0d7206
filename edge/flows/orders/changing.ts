import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';

/** What a call that changes an order gives: its change with the answer, or why it is refused. */
export type Changing<Answer> = Promise<Result<Change<Answer>, Failure>>;
