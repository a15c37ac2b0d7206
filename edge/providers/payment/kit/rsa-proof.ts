const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/**
 * Whether a text was signed by the key of a PEM (RSA with SHA-256).
 * @param signature base64
 */
export async function isSignedBy(pem: string, signature: string, text: string): Promise<boolean> {
  const [key, mac] = [bytesOf(pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')), bytesOf(signature)];
  if (!key || !mac) return false;
  try {
    const known = await crypto.subtle.importKey('spki', key, ALGORITHM, false, ['verify']);
    return await crypto.subtle.verify(ALGORITHM, known, mac, new TextEncoder().encode(text));
  } catch {
    return false;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
