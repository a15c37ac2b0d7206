/** Elements that take a slash as typed text. */
const TYPED_INTO = 'input,textarea,select,[contenteditable]';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & {
  composedPath(): readonly unknown[];
};

/**
 * Whether a key opens the search: Ctrl+K (⌘K) anywhere, or a slash outside of text fields. The
 * event's target would be the host of a shadow root, so its composed path is used.
 */
export function asksForSearch(event: Key): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (event.defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const [target] = event.composedPath() as readonly Partial<Element>[];
  return key === '/' && !target?.matches?.(TYPED_INTO);
}
