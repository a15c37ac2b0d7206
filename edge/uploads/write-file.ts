type Multipart = Awaited<ReturnType<R2Bucket['createMultipartUpload']>>;
type Sent = Awaited<ReturnType<Multipart['uploadPart']>>;

/** All parts of an upload but the last have the bucket's least size of a part. */
const PART_BYTES = 5 * 1024 * 1024;

/** A file that is put into the bucket while it comes. */
export interface FileWriter {
  add(bytes: Uint8Array): Promise<void>;
  /** Ends the file. @returns its size in bytes */
  end(): Promise<number>;
  /** Leaves nothing of the file in the bucket. */
  drop(): Promise<void>;
}

/** Puts a file into the bucket part by part, and never holds more than one of them. */
export function writeFile(bucket: R2Bucket, key: string): FileWriter {
  const parts: Sent[] = [];
  let part = new Uint8Array(64 * 1024);
  let filled = 0;
  let size = 0;
  let upload: Multipart | undefined;

  async function send(): Promise<void> {
    upload ??= await bucket.createMultipartUpload(key);
    parts.push(await upload.uploadPart(parts.length + 1, part.subarray(0, filled)));
    filled = 0;
  }
  /** Small files are many: the room for a part grows with them. */
  function makeRoom(needed: number): void {
    if (needed <= part.length) return;
    const wider = new Uint8Array(Math.min(PART_BYTES, Math.max(needed, part.length * 2)));
    wider.set(part.subarray(0, filled));
    part = wider;
  }
  return {
    async add(bytes) {
      size += bytes.length;
      for (let at = 0; at < bytes.length;) {
        const taken = bytes.subarray(at, at + PART_BYTES - filled);
        makeRoom(filled + taken.length);
        part.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === PART_BYTES) await send();
      }
    },
    async end() {
      if (!upload) {
        await bucket.put(key, part.subarray(0, filled));
        return size;
      }
      if (filled > 0) await send();
      await upload.complete(parts);
      upload = undefined;
      return size;
    },
    async drop() {
      await upload?.abort();
      await bucket.delete(key);
    },
  };
}
