/** What is typed into takes a slash as a letter. */
const TYPED_INTO = 'input,textarea,select,[contenteditable]';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  composedPath(): readonly unknown[];
};

/**
 * Whether a key asks for the search: Ctrl+K (⌘K) anywhere, or a slash where nothing is being typed. The
 * event's target would be the host of a shadow root, so its path is asked.
 */
export function asksForSearch(event: Key): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const [target] = event.composedPath() as readonly Partial<Element>[];
  return key === '/' && !target?.matches?.(TYPED_INTO);
}
