/** Leaves parts of packages out of the worker that no code of ours reaches, and that no bundler can tell. */
import type { Plugin } from 'vite';

/**
 * Only English words of zod: the OpenAPI document's package takes all of zod in hand, and with it
 * the errors in some sixty languages. Ours come from `shared/i18n`.
 * @param code zod's list of languages, an ES module
 * @throws when English is not where it was, so that a new version does not bring all back unseen
 */
export function onlyEnglish(code: string): string {
  const english = /^export \{ default as en \} from .+$/m.exec(code);
  if (!english) throw new Error('this version of zod does not list its languages as before');
  return english[0];
}

const BOTH_WRITERS = /^exports\.(\w+) = ([bl])\.\w+;$/gm;
const STRING_WRITER = './cjs/react-dom-server-legacy.browser.production.js';

/**
 * Of React's two writers of HTML only the one that gives a string: a fragment's HTML is stitched
 * whole, and streams are the stitcher's own.
 * @param code `react-dom/server.edge`, a CommonJS module that loads both
 * @throws when it is made otherwise
 */
export function onlyStrings(code: string): string {
  const kept = [...code.matchAll(BOTH_WRITERS)].filter((line) => line[2] === 'l');
  if (kept.length === 0 || !code.includes(`l = require('${STRING_WRITER}')`))
    throw new Error('this version of React does not load its two writers as before');
  return [`const l = require('${STRING_WRITER}');`, ...kept.map((line) => line[0])].join('\n');
}

const STYLE_READER = "const { parse: postcssParse } = require('postcss');";

/**
 * sanitize-html without its reader of `style` attributes, which no text that is kept may have
 * (`parseStyleAttributes` is off).
 * @param code sanitize-html, a CommonJS module
 * @throws when it is made otherwise
 */
export function withoutStyles(code: string): string {
  if (!code.includes(STYLE_READER))
    throw new Error('this version of sanitize-html does not load its reader of styles as before');
  return code.replace(
    STYLE_READER,
    "const postcssParse = () => { throw new Error('styles are not read'); };",
  );
}

/**
 * nodemailer without its list of a thousand kinds of files: no mail of ours has an attachment, whose
 * kind would be told by its name.
 * @param code nodemailer's `mime-types`, an ES module
 * @throws when it is made otherwise
 */
export function withoutKindsOfFiles(code: string): string {
  if (!code.includes('const defaultMimeType =') || !code.includes('const defaultExtension ='))
    throw new Error('this version of nodemailer does not list kinds of files as before');
  return [
    "export const detectMimeType = () => 'application/octet-stream';",
    "export const detectExtension = () => 'bin';",
  ].join('\n');
}

/**
 * The files of the passkeys' package that read certificates. This product asks for no attestation
 * (`attestationType: 'none'`), and a browser then sends none: a new passkey that brings a
 * certificate is refused.
 */
const CERTIFICATES =
  /\/@simplewebauthn\/server\/esm\/(?:helpers\/(?:convertX509PublicKeyToCOSE|getCertificateInfo|isCertRevoked|mapX509SignatureAlgToCOSEAlg|validateCertificatePath|validateExtFIDOGenCEAAGUID)|registration\/verifications\/(?:tpm\/)?verifyAttestation(?:AndroidKey|AndroidSafetyNet|Apple|FIDOU2F|TPM))\.js$/;

/**
 * A file that reads certificates, with functions that refuse to.
 * @throws when the file has no function
 */
export function withoutCertificates(code: string): string {
  const names = [...code.matchAll(/^export (?:async )?function (\w+)\(/gm)].map(([, name]) => name);
  if (names.length === 0)
    throw new Error('this version of the passkeys’ package reads certificates elsewhere');
  return names
    .map((name) => `export function ${name}() { throw new Error('no certificate is read'); }`)
    .join('\n');
}

/** Vite plugin of the worker for these packages. */
export const workerPackages: Plugin = {
  name: 'worker-packages',
  enforce: 'pre',
  transform(code, id) {
    const path = id.replaceAll('\\', '/');
    if (path.endsWith('/zod/v4/locales/index.js')) return { code: onlyEnglish(code), map: null };
    if (path.endsWith('/react-dom/server.edge.js')) return { code: onlyStrings(code), map: null };
    if (path.endsWith('/sanitize-html/index.js')) return { code: withoutStyles(code), map: null };
    if (path.endsWith('/mime-funcs/mime-types.js'))
      return { code: withoutKindsOfFiles(code), map: null };
    if (CERTIFICATES.test(path)) return { code: withoutCertificates(code), map: null };
    return undefined;
  },
};
