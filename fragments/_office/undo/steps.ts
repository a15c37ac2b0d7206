import { officePorts } from '../ports.ts';
import { undoModel, type UndoProps, type UndoWords } from './undo.ts';

/** The work of the steps with the page's own services: it loads at the first step. */
export function stepsOf(
  props: UndoProps & { readonly t: UndoWords },
  showAnew: (message: string) => void,
): ReturnType<typeof undoModel> {
  return undoModel(officePorts({ ...props, locale: props.env.locale }), props, {
    now: () => Date.now(),
    showAnew,
  });
}
