/**
 * Submits a form as soon as its `select[data-autosubmit]` changes, without a framework; its button
 * stays for visitors without script. `input` leaves shadow roots, `change` does not.
 */
export function watchAutosubmit(): void {
  document.addEventListener('input', (event) => {
    const field = event.composedPath()[0] as HTMLSelectElement;
    if (field.matches('[data-autosubmit]')) field.form?.requestSubmit();
  });
}
