/** How long a page waits for an element, in ms. */
const TIMEOUT_MS = 10_000;

/** How long an answer may keep its pictures, in ms. */
const RELEASE_MS = 1000;

/** An answer, and the elements that wait for it. */
interface Asked {
  readonly answer: Promise<Document>;
  elements: number;
}

/** Requests under way: equal elements share one. */
const underWay = new Map<string, Asked>();

/**
 * Asks the store for an element's HTML. By XMLHttpRequest, since that parses it: a page that demands
 * Trusted Types refuses a text, and pages replace `fetch` by functions of their own.
 * @param url address of the element's HTML
 * @param take is called with the answer, and with what takes a node of it: the node itself for the
 * last element that waits for it, a copy for those before
 * @throws an error whose message is the code of the reason
 */
export async function askFor<T>(
  url: string,
  take: (answer: Document, into: <N extends Node>(node: N) => N) => T,
): Promise<T> {
  const asked = underWay.get(url) ?? { answer: ask(url), elements: 0 };
  asked.elements += 1;
  underWay.set(url, asked);
  try {
    const answer = await asked.answer;
    asked.elements -= 1;
    return take(answer, (node) => (asked.elements ? document.importNode(node, true) : node));
  } finally {
    underWay.delete(url);
  }
}

function ask(url: string): Promise<Document> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status === 200 && response) {
        done(response as Document);
        // Once it was copied, and the copy painted.
        setTimeout(release, RELEASE_MS, response);
      } else fail(new Error(request.getResponseHeader('x-shop-reason') ?? `status_${status}`));
    });
    for (const [type, reason] of [
      ['error', 'unreachable'],
      ['timeout', 'timeout'],
    ] as const) {
      request.addEventListener(type, () => fail(new Error(reason)));
    }
    request.send();
  });
}

/**
 * Chromium keeps a document for as long as a picture in it has sources that ask for the screen's
 * size, used or not.
 */
function release(answer: Document): void {
  for (const { content } of answer.querySelectorAll('template')) {
    for (const source of content.querySelectorAll('source')) source.remove();
  }
}
