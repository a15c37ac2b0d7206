import { signal, type ReadonlySignal } from '@preact/signals-react';

/** The problem of a file before it is sent. */
export type FileProblem = 'type' | 'size';

/** One file that is being sent. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'refused' | 'sending' | 'done' | 'failed' | 'canceled';
  readonly problem: FileProblem | null;
  /** Why it failed, in the page's language. */
  readonly failure: string | null;
  /** Share of its bytes that were sent, 0 to 1. */
  readonly sent: number;
}

/** Sends one file. @returns null on success, else the reason of the failure */
export type SendFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (sent: number) => void },
) => Promise<string | null>;

export interface UploadModel {
  readonly $uploads: ReadonlySignal<readonly Upload[]>;
  readonly add: (files: Iterable<File>) => void;
  /** Stops a file that is being sent. */
  readonly cancel: (id: number) => void;
  /** Sends a file again that failed or was stopped. */
  readonly retry: (id: number) => void;
  /** Removes a file from the list; if it is being sent, it is stopped. */
  readonly remove: (id: number) => void;
}

interface UploadLimits {
  /** Types as an `accept` attribute has them: `image/*`, `text/csv`, `.csv`. */
  readonly accept: readonly string[];
  readonly maxBytes: number;
}

/** The problem of a file; the edge checks again, by the bytes themselves. */
export function fileProblem(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: UploadLimits,
): FileProblem | null {
  const fits = accept.some((one) =>
    one.startsWith('.')
      ? name.toLowerCase().endsWith(one)
      : one.endsWith('/*')
        ? type.startsWith(one.slice(0, -1))
        : type === one,
  );
  if (!fits) return 'type';
  return size > maxBytes ? 'size' : null;
}

/** Files that are sent one after another, each of which can be stopped and sent again. */
export function uploadModel(limits: UploadLimits, send: SendFile): UploadModel {
  const $uploads = signal<readonly Upload[]>([]);
  const stops = new Map<number, AbortController>();
  let count = 0;
  let queue = Promise.resolve();

  const change = (id: number, by: Partial<Upload>): void => {
    $uploads.value = $uploads.value.map((one) => (one.id === id ? { ...one, ...by } : one));
  };
  async function run(id: number, { signal: stopped }: AbortController): Promise<void> {
    const upload = $uploads.value.find((one) => one.id === id);
    if (!upload || stopped.aborted) return;
    const onProgress = (sent: number): void => change(id, { sent });
    const failure = await send(upload.file, { signal: stopped, onProgress });
    if (stopped.aborted) return;
    stops.delete(id);
    change(id, failure === null ? { state: 'done', sent: 1 } : { state: 'failed', failure });
  }
  function start(id: number): void {
    const stop = new AbortController();
    stops.set(id, stop);
    change(id, { state: 'sending', sent: 0, failure: null });
    queue = queue.then(() => run(id, stop));
  }
  function halt(id: number): void {
    stops.get(id)?.abort();
    stops.delete(id);
  }

  return {
    $uploads,
    add(files) {
      for (const file of files) {
        const problem = fileProblem(file, limits);
        const id = (count += 1);
        const upload = { id, file, problem, failure: null, sent: 0 };
        $uploads.value = [...$uploads.value, { ...upload, state: problem ? 'refused' : 'sending' }];
        if (!problem) start(id);
      }
    },
    cancel(id) {
      if (!stops.has(id)) return;
      halt(id);
      change(id, { state: 'canceled' });
    },
    retry(id) {
      const state = $uploads.value.find((one) => one.id === id)?.state;
      if (state === 'failed' || state === 'canceled') start(id);
    },
    remove(id) {
      halt(id);
      $uploads.value = $uploads.value.filter((one) => one.id !== id);
    },
  };
}
