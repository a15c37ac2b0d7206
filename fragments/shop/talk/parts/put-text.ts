/**
 * Writes a text into the draft's field and goes there.
 * @param selected the places between which it is selected; its end otherwise
 */
export function putText(
  field: React.RefObject<HTMLTextAreaElement | null>,
  text: string,
  selected: readonly [number, number] = [text.length, text.length],
): void {
  const box = field.current;
  if (!box) return;
  box.value = text;
  box.focus();
  box.setSelectionRange(...selected);
}
