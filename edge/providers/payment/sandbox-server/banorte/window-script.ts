/** What a page gives the window's script. */
interface Asked {
  readonly Params: string;
  readonly onSuccess?: (answer: object) => void;
  readonly onError?: (answer: object) => void;
  readonly onCancel?: (answer: object) => void;
  readonly onClosed?: (answer: object) => void;
}

/**
 * The script that opens the window: a frame over the page, to which the charge is posted. It tells the page how
 * the buyer left it. Its own source text is sent to browsers, so that it needs no build.
 * @param origin of the sandbox
 */
function defineWindow(origin: string): void {
  const payment = {
    setEnv(): void {},
    startPayment(asked: Asked): void {
      const frame = document.createElement('iframe');
      frame.name = 'banorte';
      frame.title = 'Banorte';
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:9';
      document.body.append(frame);
      const form = document.createElement('form');
      Object.assign(form, {
        method: 'post',
        action: `${origin}/banorte/window`,
        target: 'banorte',
      });
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name: 'Params', value: asked.Params });
      form.append(field);
      document.body.append(form);
      addEventListener('message', (event: MessageEvent<{ banorte?: string }>) => {
        if (event.source !== frame.contentWindow || event.origin !== origin) return;
        const { banorte } = event.data;
        if (banorte !== 'done' && banorte !== 'cancel' && banorte !== 'error') return;
        frame.remove();
        const tell = { done: asked.onSuccess, cancel: asked.onCancel, error: asked.onError }[
          banorte
        ];
        tell?.({ message: 'operationSuccessfully' });
      });
      form.submit();
    },
  };
  Object.assign(globalThis, { Payment: payment });
}

/** The text of the window's script. Bundlers that keep names wrap inner functions in `__name`. */
export function windowScript(origin: string): string {
  return `(() => { const __name = (value) => value; (${defineWindow.toString()})(${JSON.stringify(origin)}); })();`;
}

/** The script of the page that the window ends on: tells the page around it how. */
export const doneScript =
  "parent.postMessage({ banorte: new URL(location.href).searchParams.get('how') }, '*');";
