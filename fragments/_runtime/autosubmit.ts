/**
 * Submits a form as soon as its `select[data-autosubmit]` changes, without a framework; its button stays for
 * visitors without script. A choice made before this file arrived is submitted at once: the select then shows
 * another option than the edge rendered. Such a select has `autocomplete=off`, or the browser would put back an
 * earlier choice, which looks the same.
 */
export function watchAutosubmit(): void {
  // `input` leaves shadow roots, `change` does not.
  document.addEventListener('input', (event) => {
    const field = event.composedPath()[0] as HTMLSelectElement;
    if (field.matches('[data-autosubmit]')) field.form?.requestSubmit();
  });
  for (const { shadowRoot } of document.querySelectorAll('[data-fragment]')) {
    shadowRoot
      ?.querySelector('[data-autosubmit] [selected]:not(:checked)')
      ?.closest('form')
      ?.requestSubmit();
  }
}
