/** A picture that can be sent. */
export interface Found {
  readonly body: ReadableStream | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** It is another size than was asked for, and soon there may be the right one. */
  readonly standsIn?: boolean;
}

/** A picture as the bucket has it. */
export function asStored(object: R2ObjectBody): Found {
  return {
    body: object.body as unknown as ReadableStream,
    type: object.httpMetadata?.contentType ?? '',
    etag: object.httpEtag,
  };
}
