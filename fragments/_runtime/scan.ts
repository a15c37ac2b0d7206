import { SCAN_EVENT } from '../../shared/bus/names.ts';

/** Tells the loader of fragments that were put into the page after it had loaded. */
export function scanFragments(root: ParentNode): void {
  document.dispatchEvent(new CustomEvent<ParentNode>(SCAN_EVENT, { detail: root }));
}
