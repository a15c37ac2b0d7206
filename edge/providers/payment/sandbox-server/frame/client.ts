import type {
  brandOf,
  digitsOf,
  expiryPassed,
  groupDigits,
  passesLuhn,
  readExpiry,
} from '../rules.ts';

/**
 * The rules that the frame shares with the provider. They are passed in, since only source text is
 * sent.
 */
export interface FrameRules {
  readonly digitsOf: typeof digitsOf;
  readonly passesLuhn: typeof passesLuhn;
  readonly brandOf: typeof brandOf;
  readonly groupDigits: typeof groupDigits;
  readonly readExpiry: typeof readExpiry;
  readonly expiryPassed: typeof expiryPassed;
}

/** The settings of the page for its script, as JSON in `#settings`. */
export interface FrameSettings {
  /** The parent's origin: messages come from it and go to it only. */
  readonly parent: string;
  readonly key: string;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * The card form's behaviour in the browser. It is sent as its own source text (frame/script.ts), so
 * it refers to nothing but its arguments.
 */
export function runFrame(rules: FrameRules): void {
  type Name = 'name' | 'number' | 'expiry' | 'cvc';
  const names: Name[] = ['name', 'number', 'expiry', 'cvc'];
  const byId = (id: string) => document.getElementById(id) as HTMLElement;
  const settings = JSON.parse(byId('settings').textContent) as FrameSettings;
  const form = byId('card') as HTMLFormElement;
  const inputs = Object.fromEntries(names.map((name) => [name, byId(name)])) as Record<
    Name,
    HTMLInputElement
  >;
  const touched = new Set<Name>();
  let busy = false;
  // Counts resets, so that a token that was asked for before a reset is not handed out after it.
  let round = 0;
  let lastChange = '';

  function post(message: Record<string, unknown>): void {
    window.parent.postMessage({ source: 'sandbox-card', ...message }, settings.parent);
  }

  function problem(name: Name): string | undefined {
    const value = inputs[name].value.trim();
    if (name === 'name') return value === '' ? 'invalid_name' : undefined;
    if (name === 'number')
      return rules.passesLuhn(rules.digitsOf(value)) ? undefined : 'invalid_number';
    if (name === 'cvc') return /^\d{3,4}$/.test(value) ? undefined : 'invalid_cvc';
    const expiry = rules.readExpiry(value);
    const valid = expiry && !rules.expiryPassed(expiry.month, expiry.year, Date.now());
    return valid ? undefined : 'invalid_expiry';
  }

  function showProblem(name: Name, code: string | undefined): void {
    const text = code === undefined ? '' : (settings.errors[code] ?? code);
    byId(`${name}-error`).textContent = text;
    inputs[name].setAttribute('aria-invalid', String(text !== ''));
  }

  function render(): void {
    const brand = rules.brandOf(rules.digitsOf(inputs.number.value));
    byId('brand').dataset['brand'] = brand;
    for (const name of names) showProblem(name, touched.has(name) ? problem(name) : undefined);
    const complete = names.every((name) => problem(name) === undefined);
    const change = `${complete} ${brand}`;
    if (change === lastChange) return;
    lastChange = change;
    post({ type: 'change', complete, brand });
  }

  /** Sets a formatted value without moving the caret away from the digit that it stood after. */
  function setFormatted(input: HTMLInputElement, formatted: string): void {
    if (input.value === formatted) return;
    const caret = input.selectionStart ?? input.value.length;
    const atEnd = caret === input.value.length;
    const digitsBefore = rules.digitsOf(input.value.slice(0, caret)).length;
    input.value = formatted;
    let position = 0;
    for (let seen = 0; seen < digitsBefore && position < formatted.length; position += 1) {
      if (/\d/.test(formatted[position] ?? '')) seen += 1;
    }
    if (atEnd) position = formatted.length;
    if (document.activeElement === input) input.setSelectionRange(position, position);
  }

  function formatExpiry(value: string, deleting: boolean): string {
    const whole = rules.readExpiry(value);
    if (whole && /\d{4}\s*$/.test(value)) {
      return `${String(whole.month).padStart(2, '0')}/${String(whole.year % 100).padStart(2, '0')}`;
    }
    const month = /^\s*(\d)\s*\//.exec(value);
    let digits = (month ? `0${value.trim()}` : value).replace(/\D/g, '').slice(0, 4);
    if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
    if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
    return digits.length === 2 && !deleting ? `${digits}/` : digits;
  }

  function onInput(event: Event): void {
    const input = event.target as HTMLInputElement;
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    if (input === inputs.number)
      setFormatted(input, rules.groupDigits(rules.digitsOf(input.value)));
    if (input === inputs.expiry) setFormatted(input, formatExpiry(input.value, deleting));
    if (input === inputs.cvc) setFormatted(input, input.value.replace(/\D/g, '').slice(0, 4));
    render();
  }

  async function requestToken(): Promise<Record<string, unknown>> {
    const expiry = rules.readExpiry(inputs.expiry.value);
    const response = await fetch('/v1/tokens', {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        name: inputs.name.value.trim(),
        number: rules.digitsOf(inputs.number.value),
        exp_month: expiry?.month,
        exp_year: expiry?.year,
        cvc: inputs.cvc.value,
      }),
      signal: AbortSignal.timeout(10_000),
    });
    const body = (await response.json()) as { error?: { code: string; param?: string } } & Record<
      string,
      string
    >;
    if (!body.error) {
      const { token, brand, last4, type, bank } = body;
      return { type: 'token', token, brand, last4, card_type: type, bank };
    }
    const field = body.error.param?.startsWith('exp_') ? 'expiry' : body.error.param;
    const code = body.error.code in settings.errors ? body.error.code : 'unavailable';
    return { type: 'error', field, code, message: settings.errors[code] };
  }

  async function tokenize(request: unknown): Promise<void> {
    if (busy)
      return post({ type: 'error', request, code: 'busy', message: settings.errors['busy'] });
    for (const name of names) touched.add(name);
    render();
    const wrong = names.find((name) => problem(name) !== undefined);
    if (wrong) {
      const code = problem(wrong) ?? '';
      inputs[wrong].focus();
      return post({ type: 'error', request, field: wrong, code, message: settings.errors[code] });
    }
    const mine = round;
    setBusy(true);
    const unavailable = {
      type: 'error',
      code: 'unavailable',
      message: settings.errors['unavailable'],
    };
    const outcome = await requestToken().catch(() => unavailable);
    if (mine !== round) return;
    setBusy(false);
    post({ ...outcome, request });
  }

  function setBusy(value: boolean): void {
    busy = value;
    for (const name of names) inputs[name].readOnly = value;
    form.setAttribute('aria-busy', String(value));
  }

  function reset(): void {
    round += 1;
    setBusy(false);
    form.reset();
    touched.clear();
    render();
  }

  function announce(): void {
    post({ type: 'ready' });
    postHeight();
    lastChange = '';
    render();
  }

  function postHeight(): void {
    post({ type: 'resize', height: Math.ceil(document.body.getBoundingClientRect().height) });
  }

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== settings.parent || event.source !== window.parent) return;
    const message = (event.data ?? {}) as Record<string, unknown>;
    if (message['target'] !== 'sandbox-card') return;
    if (message['type'] === 'tokenize') void tokenize(message['request']);
    if (message['type'] === 'reset') reset();
    if (message['type'] === 'focus') inputs.name.focus();
    if (message['type'] === 'ping') announce();
    if (message['type'] === 'theme') {
      document.documentElement.dataset['theme'] = message['theme'] === 'dark' ? 'dark' : 'light';
    }
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', onInput);
  for (const name of names) {
    inputs[name].addEventListener('blur', () => {
      // A field that the buyer leaves without typing shows no error yet.
      if (inputs[name].value !== '') touched.add(name);
      render();
    });
  }
  new ResizeObserver(postHeight).observe(document.body);
  announce();
}
