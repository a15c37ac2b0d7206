/**
 * Sends a form as soon as its `select[data-autosubmit]` changes, without a framework; its button
 * stays for those without script. `input` leaves shadow roots, `change` does not.
 */
export function watchAutosubmit(): void {
  document.addEventListener('input', (event) => {
    const select = event.composedPath()[0];
    if (select instanceof HTMLSelectElement && 'autosubmit' in select.dataset) {
      select.form?.requestSubmit();
    }
  });
}
