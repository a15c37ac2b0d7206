/**
 * Tells the view the input that came before it was live: React takes the values that it finds at
 * hydration as known, and the next render would put the old ones back.
 */
export function replayTyped(wrapper: HTMLElement): void {
  for (const field of wrapper.querySelectorAll<Field>('input,textarea,select')) {
    if (field instanceof HTMLSelectElement) replaySelect(field);
    else if (field.type === 'checkbox' || field.type === 'radio')
      replayChecked(field as HTMLInputElement);
    else if (field.type !== 'file' && field.value !== field.defaultValue) replayValue(field);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function replayValue(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  const { selectionStart, selectionEnd } = field;
  // React watches the instance's `value`; the prototype's setter bypasses that, as typing does.
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, typed);
  // Types without a caret (email, number) have none to restore.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

function replayChecked(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  // An unchecked radio needs no event: the one that was checked instead reports the change.
  if (field.type === 'radio' && !field.checked) return;
  field.checked = !field.checked;
  field.click();
}

function replaySelect(field: HTMLSelectElement): void {
  const standard = Math.max(
    0,
    [...field.options].findIndex((option) => option.defaultSelected),
  );
  if (field.multiple || field.selectedIndex === standard) return;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
