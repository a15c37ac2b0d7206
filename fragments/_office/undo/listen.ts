import { late } from '../../_runtime/late.ts';
import { reloadSaying } from './after-reload.ts';
import { stepOf } from './keys.ts';
import type { Step, UndoProps, UndoWords } from './undo.ts';

/** Takes a step, for which the work is loaded first. */
export function takerOf(props: UndoProps & { readonly t: UndoWords }): (step: Step) => void {
  const { act } = late(async () => {
    const { stepsOf } = await import('./steps.ts');
    return stepsOf(props, reloadSaying);
  }, props.t);
  return (step) => act((steps) => steps.take(step));
}

/**
 * Takes a step when a key asks for it.
 * @returns ends it
 */
export function listenToKeys(take: (step: Step) => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    take(step);
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
