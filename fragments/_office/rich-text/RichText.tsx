import { useEffect, useId, useRef, useState } from 'react';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { fieldId, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { AreaField } from '../Fields.tsx';
import { htmlOf, noFormats, type Formats, type RichEditor } from './editor.ts';
import { Toolbar, type RichWords } from './Toolbar.tsx';

interface RichTextProps {
  ui: FormUi;
  name: string;
  label: string;
  hint?: string;
  max: number;
  rows: number;
  lang: string;
  t: RichWords;
}

/**
 * A text with headings, lists, links and pictures. Until its editor has come, and without script, it
 * is a text area that takes plain text or HTML.
 */
export function RichText(props: RichTextProps) {
  const { ui, name, label, max, lang, t } = props;
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<RichEditor | null>(null);
  const [formats, setFormats] = useState<Formats>(noFormats);
  const [asks, setAsks] = useState<'link' | null>(null);
  const slot = useId();
  const now = useRef(ui);
  useEffect(() => {
    now.current = ui;
  });
  useEffect(() => {
    // Where the editor does not come, the text area stays.
    const mounted = mount({
      inside: box.current!,
      slot,
      label,
      lang,
      html: () => now.current.values[name] ?? '',
      onInput: (html) => now.current.input(name, html),
      onFormats: setFormats,
      onLink: () => setAsks('link'),
      onReady: setEditor,
    });
    return mounted;
  }, [slot, label, lang, name]);
  return (
    <div ref={box} className="rich">
      {editor === null ? (
        <AreaField {...props} />
      ) : (
        <div className="field">
          <span className="label" aria-hidden="true" onClick={editor.focus}>
            {label}
          </span>
          <Toolbar
            t={t}
            label={label}
            name={name}
            editor={editor}
            formats={formats}
            asks={asks}
            onAsk={setAsks}
          />
          <textarea hidden readOnly name={name} maxLength={max} value={ui.values[name] ?? ''} />
          <FieldError ui={ui} name={name} />
        </div>
      )}
      <div
        id={editor === null ? undefined : fieldId(name, ui.scope)}
        className="rich-page"
        hidden={editor === null}
        data-invalid={ui.errors[name] ? '' : undefined}
      >
        <slot name={slot} />
      </div>
    </div>
  );
}

interface Mounting {
  readonly inside: HTMLElement;
  readonly slot: string;
  readonly label: string;
  readonly lang: string;
  readonly html: () => string;
  readonly onInput: (html: string) => void;
  readonly onFormats: (formats: Formats) => void;
  readonly onLink: () => void;
  readonly onReady: (editor: RichEditor) => void;
}

/** Loads the editor, and puts its element into the slot. Returns the function that takes both away. */
function mount({ inside, slot, label, lang, html, onReady, ...events }: Mounting): () => void {
  const root = inside.getRootNode() as ShadowRoot;
  const node = document.createElement('div');
  let editor: RichEditor | undefined;
  let isLeft = false;
  node.slot = slot;
  node.lang = lang;
  node.setAttribute('role', 'textbox');
  node.setAttribute('aria-multiline', 'true');
  node.setAttribute('aria-label', label);
  import('./engine.ts').then(
    ({ startEditor }) => {
      if (isLeft) return;
      const isTyping = inside.contains(root.activeElement);
      root.host.append(node);
      editor = startEditor(node, { html: htmlOf(html()), ...events });
      onReady(editor);
      if (isTyping) setTimeout(() => editor?.focusEnd());
    },
    () => {},
  );
  return () => {
    isLeft = true;
    editor?.stop();
    node.remove();
  };
}
