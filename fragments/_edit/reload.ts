import { OPENER_KEY } from '../../shared/rules/edit-mode.ts';

/**
 * Loads the page again, so that it shows what a panel changed. The tools give the focus back to the
 * button that opened the panel.
 * @param opener the topic that the button emits
 */
export function reloadFrom(opener: { readonly name: string }): void {
  try {
    sessionStorage.setItem(OPENER_KEY, opener.name);
  } finally {
    location.reload();
  }
}
