import type { SendFile } from './upload.ts';

interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer to an upload; status 0 where there was none. */
interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Sends a body by XHR, which reports the progress of an upload, while `fetch` does not. */
export function sendBody(
  { url, headers }: Target,
  body: Blob | FormData,
  { signal, onProgress }: Parameters<SendFile>[1],
): Promise<Answered> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (): void => resolve({ status: request.status, text: request.responseText });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    for (const type of ['load', 'error', 'abort']) request.addEventListener(type, end);
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/**
 * Sends a file's bytes as they are.
 * @param target with the words for a failure that the edge sends no words for
 */
export function sendFileTo({
  failure,
  ...target
}: Target & { readonly failure: string }): SendFile {
  return async (file, options) => {
    const { status, text } = await sendBody(target, file, options);
    return status > 0 && status < 300 ? null : (wordsOf(text) ?? failure);
  };
}

/**
 * Sends a file in a form, as the calls that take one want it.
 * @param target with headers that are made for each try, and the words for a failure without words
 */
export function sendFormTo({
  url,
  headers,
  field,
  failure,
}: {
  readonly url: string;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly field: string;
  readonly failure: string;
}): SendFile {
  return async (file, options) => {
    const form = new FormData();
    form.set(field, file);
    const { status, text } = await sendBody({ url, headers: headers() }, form, options);
    return status > 0 && status < 300 ? null : (wordsOf(text) ?? failure);
  };
}

/** The edge's own words for a refusal. */
function wordsOf(text: string): string | null {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? null;
  } catch {
    return null;
  }
}
