/** A picture that can be sent. */
export interface Found {
  readonly body: ReadableStream | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  /** True for a picture in another size than the asked one, which may exist soon. */
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
