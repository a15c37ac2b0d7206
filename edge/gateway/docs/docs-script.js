/* The API's reference: calls are found as one types, texts are copied, calls that read are tried. */
(() => {
  const { copy, copied } = document.body.dataset;
  const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  function wireSearch() {
    const field = document.querySelector('[role=search] input[type=search]');
    const status = document.querySelector('[role=status]');
    if (!field || !status) return;
    const lines = [...document.querySelectorAll('[data-find]')].map((line) => ({
      line,
      told: fold(`${line.textContent} ${line.dataset.find}`),
    }));
    const find = () => {
      const words = fold(field.value).split(/\s+/).filter(Boolean);
      for (const { line, told } of lines) line.hidden = !words.every((word) => told.includes(word));
      for (const section of document.querySelectorAll('main > section')) {
        section.hidden = !section.querySelector('[data-find]:not([hidden])');
      }
      const count = lines.filter(({ line }) => !line.hidden).length;
      const { one, many } = status.dataset;
      status.textContent = count === 1 ? one : many.replace('2', count);
      document.querySelector('[data-none]').hidden = count > 0;
    };
    // A page that was asked for with words holds their calls alone; another text asks anew.
    if (!new URLSearchParams(location.search).get('text')) field.addEventListener('input', find);
  }

  function offerCopies() {
    for (const figure of document.querySelectorAll('figure')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = copy;
      button.addEventListener('click', () => {
        const text = figure.querySelector('pre').textContent;
        navigator.clipboard.writeText(text).then(
          () => (button.textContent = copied),
          () => {},
        );
      });
      figure.querySelector('figcaption').append(button);
    }
  }

  function addressOf(form) {
    const query = new URLSearchParams();
    let path = form.dataset.call;
    for (const { name, value, dataset } of form.querySelectorAll('[data-in]')) {
      if (dataset.in === 'path') path = path.replace(`{${name}}`, () => encodeURIComponent(value));
      else if (value) query.set(name, value);
    }
    return query.size > 0 ? `${path}?${query}` : path;
  }

  async function send(form) {
    const address = addressOf(form);
    const output = form.querySelector('output');
    const { sending, unreachable } = form.dataset;
    const shown = document.createElement('pre');
    shown.tabIndex = 0;
    const line = document.createElement('p');
    line.textContent = sending;
    output.replaceChildren(line);
    const start = performance.now();
    try {
      const answer = await fetch(address, {
        headers: { 'x-locale': document.documentElement.lang },
      });
      const text = await answer.text();
      const milliseconds = Math.round(performance.now() - start);
      line.textContent = `GET ${address} · ${answer.status} · ${milliseconds} ms`;
      try {
        shown.textContent = JSON.stringify(JSON.parse(text), null, 2);
      } catch {
        shown.textContent = text;
      }
      output.replaceChildren(line, shown);
    } catch {
      line.textContent = unreachable;
    }
  }

  function offerTries() {
    for (const form of document.querySelectorAll('form.try')) {
      form.hidden = false;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void send(form);
      });
    }
  }

  wireSearch();
  offerCopies();
  offerTries();
})();
