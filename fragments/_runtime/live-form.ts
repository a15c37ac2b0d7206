/**
 * Forms with `data-live`, which ask for another list of the same page. As a choice changes, the page
 * that the form's address leads to is read, and its numbers are shown. Where the form's button is in
 * sight (a drawer on phones) it says how many results there are, and leads to them; where it is not,
 * the list itself (`data-live-part`) changes in place, and the address with it.
 */
export function watchLiveForms(): void {
  let last: AbortController | undefined;
  const follow = (form: HTMLFormElement): void => {
    last?.abort();
    void refresh(form, (last = new AbortController()).signal);
  };
  // `input` leaves shadow roots, `change` and `submit` do not.
  document.addEventListener('input', (event) => {
    const { form } = event.composedPath()[0] as HTMLInputElement;
    if (form?.matches('[data-live]')) follow(form);
  });
  // A choice that was made before this file arrived.
  for (const { shadowRoot } of document.querySelectorAll('[data-fragment]')) {
    const form = shadowRoot?.querySelector<HTMLFormElement>('[data-live]');
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    if (form && fields.some((field) => field.checked !== field.defaultChecked)) follow(form);
  }
  // A form's own address would hold its empty fields, too.
  document.addEventListener('click', (event) => {
    const button = (event.composedPath()[0] as Element).closest('[data-live-button]');
    if (!button) return;
    event.preventDefault();
    location.assign(addressOf((button as HTMLButtonElement).form!));
  });
}

/** The address that a form leads to: values of one field stand together, empty ones nowhere. */
function addressOf(form: HTMLFormElement): string {
  const data = new FormData(form);
  const fields = [...new Set(data.keys())].flatMap((name) => {
    const texts = data
      .getAll(name)
      .filter((one): one is string => typeof one === 'string' && one !== '');
    const text = texts.toSorted().join(',');
    return text === '' ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  return form.getAttribute('action')! + (fields.length > 0 ? `?${fields.join('&')}` : '');
}

async function refresh(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const button = form.querySelector<HTMLElement>('[data-live-button]')!;
  const isDrawer = button.checkVisibility();
  const address = addressOf(form);
  try {
    const answer = await fetch(address, { signal });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const template = [...page.querySelectorAll<HTMLTemplateElement>('[data-fragment] > template')];
    const root = template.find(({ content }) => content.querySelector('[data-live-part]'))?.content;
    if (signal.aborted) return;
    if (!answer.ok || !root) throw new Error(address);
    const part = root.querySelector('[data-live-part]')!;
    if (!isDrawer) {
      const shown = form.getRootNode() as ShadowRoot;
      shown.querySelector('[data-live-part]')!.replaceWith(document.importNode(part, true));
      history.replaceState(history.state, '', address);
    }
    const next = root.querySelector<HTMLFormElement>('[data-live]');
    if (next) showNumbers(form, next);
  } catch {
    if (signal.aborted) return;
    button.textContent = button.dataset['unknown']!;
    if (!isDrawer) form.requestSubmit();
  }
}

/** Takes the numbers of another render of a form; choices that nothing has any more say 0. */
function showNumbers(form: HTMLFormElement, next: HTMLFormElement): void {
  form.querySelector('[data-live-button]')!.textContent =
    next.querySelector('[data-live-button]')!.textContent;
  const told = form.querySelector<HTMLElement>('[data-live-told]');
  if (told)
    told.textContent = next.querySelector<HTMLElement>('[data-live-told]')!.dataset['liveTold']!;
  const active = (form.getRootNode() as ShadowRoot).activeElement;
  for (const group of form.querySelectorAll<HTMLElement>('[data-live-group]')) {
    const name = CSS.escape(group.dataset['liveGroup']!);
    const other = next.querySelector(`[data-live-group="${name}"]`);
    const values = new Set(valuesOf(group));
    // A group with new choices is taken whole, unless the visitor is in the middle of it.
    if (other && !group.contains(active) && valuesOf(other).some((value) => !values.has(value))) {
      group.replaceWith(document.importNode(other, true));
    } else {
      for (const field of group.querySelectorAll('input')) {
        const same = other?.querySelector(`input[value="${CSS.escape(field.value)}"]`);
        const number = field.parentElement!.querySelector('.number');
        const now = same?.parentElement!.querySelector('.number');
        number?.replaceChildren(...(now ? [...now.childNodes] : same ? [] : ['0']));
      }
    }
  }
}

function valuesOf(group: Element): string[] {
  return [...group.querySelectorAll('input')].map(({ value }) => value);
}
