import type { FormValues } from '../../../../shared/state/form.ts';
import { storeStylesheet } from '../../../../shared/ui/contrast.ts';

/** Puts a store's colours over those of the page in a frame, and its controls to rest. */
export function dress(frame: HTMLIFrameElement | null, values: FormValues): void {
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!view?.document.body) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(storeStylesheet(values));
  view.document.adoptedStyleSheets = [sheet];
  view.document.body.inert = true;
}
