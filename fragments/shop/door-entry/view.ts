import type { WidgetView } from '../../_runtime/widget.ts';
import type { DoorEntryViewProps } from './props.ts';

/** Where a link of an experience's door is opened: by a press, so that no program that looks at links opens it. */
export const doorEntryView: WidgetView<DoorEntryViewProps> = (html, props) => {
  const { env, t, left, error, idempotencyKey } = props;
  return html`
    <section class="account">
      <header>
        <h1 class="h1">${t.title}</h1>
        <p class="muted">${t.text}</p>
      </header>
      ${left && html`<p class="notice notice-success" role="status">${t.left}</p>`}
      ${error && html`<p class="notice notice-danger" role="alert">${error}</p>`}
      <form class="stack" action="${env.base}/puerta" method="post">
        <input type="hidden" name="idempotency_key" value=${idempotencyKey} />
        <input type="hidden" name="intent" value="open" />
        <div class="field">
          <label for="f-code">${t.code}</label>
          <input
            id="f-code"
            name="code"
            type="text"
            required
            maxlength="300"
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
            aria-describedby="f-code-hint"
          />
          <p class="hint" id="f-code-hint">${t.codeHint}</p>
        </div>
        <button class="btn btn-primary btn-block">${t.open}</button>
      </form>
    </section>
  `;
};
