import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { previewedFields } from '../../../../shared/state/settings-form.ts';
import type { FormValues } from '../../../../shared/state/form.ts';
import type { SettingsUi } from './ui.ts';

/** The screens that the preview shows the store on; widths in CSS pixels. */
const SCREENS = { phone: 390, desktop: 1280 } as const;
type Screen = keyof typeof SCREENS;

/** How long the form rests before the preview is made anew. */
const REST_MS = 600;

/**
 * The store's front with the settings that are not saved yet: colours at once, all else once the
 * form rests. It can be scrolled; nothing in it can be pressed or reached by keys.
 */
export function Preview({ ui }: { ui: SettingsUi }) {
  useSignals();
  const { t } = ui.props;
  const [screen, setScreen] = useState<Screen>('desktop');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { values } = ui.model.form.$state.value;
  const src = usePreview(frame, `${ui.action}/vista`, values);
  useScale(box, SCREENS[screen]);
  return (
    <section className="preview" aria-labelledby="preview">
      <div className="spread">
        <h2 className="h3" id="preview">
          {t.preview}
        </h2>
        <div className="acts">
          {(Object.keys(SCREENS) as Screen[]).map((one) => (
            <button
              key={one}
              type="button"
              className="btn btn-s"
              aria-pressed={one === screen}
              onClick={() => setScreen(one)}
            >
              {t.screens[one]}
            </button>
          ))}
        </div>
      </div>
      <div className={`screen on-${screen}`} ref={box}>
        {/* eslint-disable-next-line react/iframe-missing-sandbox -- No script stands in the page; sandboxed, browsers report its search field as an error. */}
        <iframe ref={frame} src={src} title={t.preview} loading="lazy" />
      </div>
    </section>
  );
}

/** Shows the form's values in the frame. @returns the frame's first address */
function usePreview(
  frame: { readonly current: HTMLIFrameElement | null },
  path: string,
  values: FormValues,
): string {
  const [first] = useState(() => addressOf(path, values));
  const address = addressOf(path, values);
  const shown = useRef(first);
  useEffect(() => {
    if (address === shown.current) return;
    const timer = setTimeout(() => {
      shown.current = address;
      frame.current?.contentWindow?.location.replace(address);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [address, frame]);
  useEffect(() => {
    const { current } = frame;
    const dress = () => void import('./dress-frame.ts').then((file) => file.dress(current, values));
    dress();
    current?.addEventListener('load', dress);
    return () => current?.removeEventListener('load', dress);
  }, [values, frame]);
  return first;
}

function addressOf(path: string, values: FormValues): string {
  const named = previewedFields.map((name) => [name, values[name] ?? '']);
  return `${path}?${new URLSearchParams(named.filter(([, value]) => value !== ''))}`;
}

/** Keeps a screen of so many pixels within its box. */
function useScale(box: { readonly current: HTMLDivElement | null }, width: number): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const fit = (): void =>
      current.style.setProperty('--scale', String(Math.min(1, current.clientWidth / width)));
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(current);
    return () => watch.disconnect();
  }, [box, width]);
}
