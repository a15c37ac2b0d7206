/** An authenticator made of software: it answers a page's request, correctly or with a fault. */

/** The fields of a page's options that it reads. */
export interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id?: string };
  readonly user: { readonly id: string };
}

export interface RequestOptions {
  readonly challenge: string;
  readonly rpId?: string;
}

/** The faults of a wrong authenticator, or of a page that is not ours. */
interface Otherwise {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

const encoder = new TextEncoder();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** One passkey, made by `create` and used by `get`. */
export class SoftAuthenticator {
  readonly #origin: string;
  readonly #id = crypto.getRandomValues(new Uint8Array(16));
  #keys: CryptoKeyPair | undefined;
  #user = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** `RegistrationResponseJSON` of an ES256 key, without attestation. */
  async create(options: CreationOptions, otherwise: Otherwise = {}) {
    const curve = { name: 'ECDSA', namedCurve: 'P-256' };
    this.#keys = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
    this.#user = options.user.id;
    const raw = await crypto.subtle.exportKey('raw', this.#keys.publicKey);
    const point = new Uint8Array(raw);
    // COSE (RFC 9053, 7.1.1): EC2, ES256, P-256, x, y.
    const key = join(
      [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20],
      point.subarray(1, 33),
      [0x22, 0x58, 0x20],
      point.subarray(33),
    );
    const data = join(
      await this.#data(options.rp.id ?? '', HAS_CREDENTIAL, otherwise),
      new Uint8Array(16),
      [0, this.#id.length],
      this.#id,
      key,
    );
    const attestation = join(
      [0xa3, 0x63],
      encoder.encode('fmt'),
      [0x64],
      encoder.encode('none'),
      [0x67],
      encoder.encode('attStmt'),
      [0xa0, 0x68],
      encoder.encode('authData'),
      [0x59, data.length >> 8, data.length & 0xff],
      data,
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(this.#client('webauthn.create', options.challenge, otherwise)),
        attestationObject: text(attestation),
        transports: ['internal'],
      },
    };
  }

  /** `AuthenticationResponseJSON`. */
  async get(options: RequestOptions, otherwise: Otherwise = {}) {
    this.#counter = otherwise.counter ?? this.#counter + 1;
    const data = await this.#data(options.rpId ?? '', 0, otherwise);
    const client = this.#client('webauthn.get', options.challenge, otherwise);
    const signed = join(data, new Uint8Array(await crypto.subtle.digest('SHA-256', client)));
    const signature = await crypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      this.#keys!.privateKey,
      signed,
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(derOf(new Uint8Array(signature))),
        userHandle: otherwise.userHandle ?? this.#user,
      },
    };
  }

  #named() {
    const id = text(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  async #data(rpId: string, flags: number, otherwise: Otherwise): Promise<Uint8Array> {
    const host = encoder.encode(otherwise.rpId ?? rpId);
    const verified = otherwise.isVerified === false ? 0 : VERIFIED;
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, this.#counter);
    return join(
      new Uint8Array(await crypto.subtle.digest('SHA-256', host)),
      [flags | PRESENT | verified],
      counter,
    );
  }

  #client(type: string, challenge: string, otherwise: Otherwise): Uint8Array<ArrayBuffer> {
    const origin = otherwise.origin ?? this.#origin;
    return encoder.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

function join(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function text(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A signature as authenticators write it: two integers in DER, not simply concatenated. */
function derOf(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array): number[] => {
    const start = bytes.findIndex((byte) => byte !== 0);
    const short = [...bytes.subarray(start)];
    const positive = short[0]! >= 0x80 ? [0, ...short] : short;
    return [0x02, positive.length, ...positive];
  };
  const both = [...integer(raw.subarray(0, 32)), ...integer(raw.subarray(32))];
  return Uint8Array.from([0x30, both.length, ...both]);
}
