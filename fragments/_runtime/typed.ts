/**
 * Tells the view what a person did to its fields before it was live: React takes the values it
 * finds at hydration as already known, and the next render would put the old ones back.
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
  // React watches the instance's `value`; the prototype's setter goes past it, as typing does.
  field.value = field.defaultValue;
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, typed);
  // Types without a caret (email, number) have none to put back.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

function replayChecked(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  // A radio that lost its place is told by the one that took it.
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
