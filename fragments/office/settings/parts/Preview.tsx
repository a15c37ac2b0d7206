import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import type { FormValues } from '../../../../shared/state/form.ts';
import {
  previewPageOf,
  previewPages,
  previewQuery,
  type PreviewPage,
} from '../../../../shared/state/settings-preview.ts';
import type { SettingsUi } from './ui.ts';

/** The screens that the preview shows the store on; widths in CSS pixels. */
const SCREENS = { phone: 390, desktop: 1280 } as const;
type Screen = keyof typeof SCREENS;

/** How long the form rests before the preview is made anew. */
const REST_MS = 600;

/** Width of the icon in the tab, in CSS pixels. */
const ICON_PX = 16;

/**
 * A page of the store with the settings that are not saved yet: colours at once, all else once the
 * form rests. It can be scrolled; nothing in it can be pressed or reached by keys. It turns to the
 * page that shows the field which somebody comes to.
 */
export function Preview({ ui }: { ui: SettingsUi }) {
  useSignals();
  const { t } = ui.props;
  const [screen, setScreen] = useState<Screen>('desktop');
  const [page, setPage] = useState<PreviewPage>('front');
  const [title, setTitle] = useState('');
  const part = useRef<HTMLElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { values } = ui.model.form.$state.value;
  const address = `${ui.action}/vista?${previewQuery(page, values)}`;
  const src = usePreview(frame, address, values, setTitle);
  useScale(box, SCREENS[screen]);
  useVisitedField(part, setPage);
  return (
    <section className="preview" aria-labelledby="preview" ref={part}>
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
      <div className="field">
        <label htmlFor="preview-page">{t.previewPage}</label>
        <select
          id="preview-page"
          value={page}
          onChange={({ target }) =>
            setPage(previewPages.find((one) => one === target.value) ?? 'front')
          }
        >
          {previewPages.map((one) => (
            <option key={one} value={one}>
              {t.previewPages[one]}
            </option>
          ))}
        </select>
      </div>
      <Tab icon={values['favicon'] ?? ''} title={title || (values['name'] ?? '')} screen={screen} />
      <div className={`screen on-${screen}`} ref={box}>
        {/* eslint-disable-next-line react/iframe-missing-sandbox -- No script stands in the page; sandboxed, browsers report its search field as an error. */}
        <iframe ref={frame} src={src} title={t.preview} loading="lazy" />
      </div>
    </section>
  );
}

/** The tab of a browser that the page is open in: the store's icon beside the page's title. */
function Tab({ icon, title, screen }: { icon: string; title: string; screen: Screen }) {
  return (
    <div className={`tabs on-${screen}`}>
      <p className="tab small">
        {icon === '' ? (
          <span className="no-icon" />
        ) : (
          <img src={thumbnail(icon, ICON_PX)} width={ICON_PX} height={ICON_PX} alt="" />
        )}
        <span>{title}</span>
      </p>
    </div>
  );
}

/** Turns the preview to the page that shows the field which is focused or changed. */
function useVisitedField(
  part: RefObject<HTMLElement | null>,
  turn: (page: PreviewPage) => void,
): void {
  useEffect(() => {
    const form = part.current?.parentElement?.querySelector('form');
    const visit = ({ target }: { readonly target: EventTarget | null }): void => {
      const page = previewPageOf((target as HTMLInputElement | null)?.name ?? '');
      if (page) turn(page);
    };
    // Somebody may be in a field already when the preview comes.
    visit({ target: (form?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? null });
    const events = ['focusin', 'input'];
    for (const event of events) form?.addEventListener(event, visit);
    return () => {
      for (const event of events) form?.removeEventListener(event, visit);
    };
  }, [part, turn]);
}

/** Shows the form's values in the frame, and tells its title. @returns the frame's first address */
function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  values: FormValues,
  tell: (title: string) => void,
): string {
  const [first] = useState(address);
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
    const loaded = (): void => {
      dress();
      tell(current?.contentDocument?.title ?? '');
    };
    dress();
    current?.addEventListener('load', loaded);
    return () => current?.removeEventListener('load', loaded);
  }, [values, frame, tell]);
  return first;
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
