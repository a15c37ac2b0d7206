import type { SendFile } from './upload.ts';

interface Target {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The words for a failure that the edge sends no words for. */
  readonly failure: string;
}

/** Sends a file's bytes by XHR, which reports the progress of an upload, while `fetch` does not. */
export function sendFileTo({ url, headers, failure }: Target): SendFile {
  return (file, { signal, onProgress }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open('POST', url);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener('load', () =>
        resolve(request.status < 300 ? null : (wordsOf(request) ?? failure)),
      );
      request.addEventListener('error', () => resolve(failure));
      request.addEventListener('abort', () => resolve(failure));
      signal.addEventListener('abort', () => request.abort());
      request.send(file);
    });
}

/** The edge's own words for a refusal. */
function wordsOf({ responseText }: XMLHttpRequest): string | null {
  try {
    return (JSON.parse(responseText) as { message?: string }).message ?? null;
  } catch {
    return null;
  }
}
