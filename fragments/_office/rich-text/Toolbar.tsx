import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { emit, on } from '../../../shared/bus/index.ts';
import {
  pictureAsk,
  pictureChosen,
  type ChosenPicture,
} from '../../../shared/bus/topics/gallery.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { linkOf, toggles, type Formats, type RichEditor } from './editor.ts';

/** The words of a rich text's toolbar. */
export interface RichWords {
  /** The toolbar's accessible name, with the place `{{field}}`. */
  readonly toolbar: string;
  readonly toggles: Readonly<Record<(typeof toggles)[number], string>>;
  readonly link: string;
  readonly unlink: string;
  readonly address: string;
  readonly noAddress: string;
  readonly picture: string;
  readonly alt: string;
  readonly put: string;
  readonly cancel: string;
}

interface ToolbarProps {
  t: RichWords;
  label: string;
  /** The form's field, for which a picture is asked. */
  name: string;
  editor: RichEditor;
  formats: Formats;
  asks: 'link' | null;
  onAsk: (asks: 'link' | null) => void;
}

/** Signs of the buttons, which their names tell in words. */
const SIGNS = { bold: 'B', italic: 'I', heading: 'H', bullets: '•', numbers: '1.', quote: '”' };

/** The buttons above a rich text: one stop of the Tab key, the arrows lead through them. */
export function Toolbar({ t, label, name, editor, formats, asks, onAsk }: ToolbarProps) {
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  useEffect(() => on(pictureChosen, (chosen) => chosen.for === name && setPicture(chosen)), [name]);
  return (
    <>
      <div
        role="toolbar"
        className="rich-bar"
        aria-label={fill(t.toolbar, { field: label })}
        onKeyDown={lead}
        // The caret stays in the text.
        onMouseDown={(event) => event.preventDefault()}
      >
        {toggles.map((format, index) => (
          <button
            key={format}
            type="button"
            className={`tool tool-${format}`}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={t.toggles[format]}
            title={t.toggles[format]}
            aria-pressed={formats[format]}
            data-sign={SIGNS[format]}
            onClick={() => editor.toggle(format)}
          />
        ))}
        <button
          type="button"
          className="tool tool-link"
          tabIndex={-1}
          aria-label={formats.link ? t.unlink : t.link}
          title={formats.link ? t.unlink : t.link}
          aria-pressed={formats.link}
          data-sign="a"
          onClick={() => (formats.link ? editor.link(null) : onAsk('link'))}
        />
        <button
          type="button"
          className="tool"
          tabIndex={-1}
          aria-label={t.picture}
          title={t.picture}
          onClick={() => emit(pictureAsk, { for: name })}
        >
          <Icon name="photo" />
        </button>
      </div>
      {asks === 'link' && (
        <Asked
          t={t}
          label={t.address}
          problem={t.noAddress}
          take={(text) => {
            const url = linkOf(text);
            if (url !== null) editor.link(url);
            return url !== null;
          }}
          close={() => {
            onAsk(null);
            editor.focus();
          }}
        />
      )}
      {picture && (
        <Asked
          t={t}
          label={t.alt}
          problem=""
          take={(alt) => {
            editor.picture({ ...picture, alt: alt.trim() });
            return true;
          }}
          close={() => {
            setPicture(null);
            editor.focus();
          }}
        />
      )}
    </>
  );
}

/** Leads the focus through the toolbar by the arrow keys (ARIA's pattern of a toolbar). */
function lead(event: KeyboardEvent<HTMLElement>): void {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = tools.indexOf(event.target as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
  const next = to === undefined ? undefined : tools[(to + tools.length) % tools.length];
  if (!next) return;
  event.preventDefault();
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
  next.focus();
}

interface AskedProps {
  t: RichWords;
  label: string;
  /** The words for an answer that is not taken. */
  problem: string;
  take: (text: string) => boolean;
  close: () => void;
}

/** One question of the toolbar below it: the address of a link, or the words for a picture. */
function Asked({ t, label, problem, take, close }: AskedProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);
  const done = () => {
    if (take(field.current?.value ?? '')) close();
    else setWrong(true);
  };
  return (
    <div className="rich-asked">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          ref={field}
          type="text"
          maxLength={500}
          aria-invalid={isWrong || undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            if (event.key === 'Enter') done();
            else close();
          }}
        />
      </div>
      <button type="button" className="btn btn-s" onClick={done}>
        {t.put}
      </button>
      <button type="button" className="btn btn-s btn-quiet" onClick={close}>
        {t.cancel}
      </button>
      {isWrong && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
