/** Reads a body up to one mark after another, without keeping what was read. */
export class PieceReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  /** Bytes that have come and were not given yet. */
  #left: Uint8Array = new Uint8Array();

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  /**
   * Gives the bytes up to a mark, which is taken too.
   * @returns `found`, `ended` where the body ends before the mark, or what `give` stops the reading by
   */
  async until<Stop extends object>(
    mark: string,
    give: (piece: Uint8Array) => Stop | undefined | Promise<Stop | undefined>,
  ): Promise<Stop | 'found' | 'ended'> {
    const wanted = new TextEncoder().encode(mark);
    for (;;) {
      const at = find(this.#left, wanted);
      // What may be the beginning of the mark waits for the bytes that follow it.
      const sure = at ?? Math.max(0, this.#left.byteLength - wanted.byteLength + 1);
      const stop = sure > 0 ? await give(this.#left.subarray(0, sure)) : undefined;
      if (stop) return stop;
      this.#left = this.#left.subarray(at === undefined ? sure : at + wanted.byteLength);
      if (at !== undefined) return 'found';
      const { done, value } = await this.#reader.read();
      if (done) return 'ended';
      this.#left = joined(this.#left, value);
    }
  }

  /** The text up to a mark; undefined where it is longer than `max` bytes, no UTF-8, or never ends. */
  async text(mark: string, max: number): Promise<string | undefined> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let size = 0;
    try {
      const end = await this.until(mark, (piece) => {
        size += piece.byteLength;
        if (size > max) return { tooLong: true };
        text += decoder.decode(piece, { stream: true });
        return undefined;
      });
      return end === 'found' ? text + decoder.decode() : undefined;
    } catch (error) {
      if (error instanceof TypeError) return undefined;
      throw error;
    }
  }

  /**
   * Lets the rest of the body go.
   * @param readOn bytes that are read first and thrown away: a browser that is still sending its form shows
   *   a failed connection in the place of an answer that comes too early
   */
  async letGo(readOn = 0): Promise<void> {
    try {
      for (let read = 0; read < readOn;) {
        const { done, value } = await this.#reader.read();
        if (done) return;
        read += value.byteLength;
      }
      await this.#reader.cancel();
    } catch {
      // A body that broke off cannot be let go once more.
    }
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.byteLength === 0) return other;
  const both = new Uint8Array(one.byteLength + other.byteLength);
  both.set(one);
  both.set(other, one.byteLength);
  return both;
}

function find(bytes: Uint8Array, wanted: Uint8Array): number | undefined {
  const [first = 0] = wanted;
  const last = bytes.byteLength - wanted.byteLength;
  for (let at = bytes.indexOf(first); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return undefined;
}
