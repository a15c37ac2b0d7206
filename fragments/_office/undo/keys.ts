import type { Step } from './undo.ts';

/** The step that a key asks for; undefined for any other key, and where a text is being written. */
export function stepOf(event: KeyboardEvent): Step | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey === metaKey) return undefined;
  if (event.composedPath().some(takesKeys)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** A field undoes what was typed in it; a dialog has changes that are not saved. */
function takesKeys(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT|DIALOG)$/.test(target.tagName);
}
