/** The signs that Windows-1252 has where Latin-1 has controls (PDF 32000-1, annex D). */
const SPECIAL: Readonly<Record<string, number>> = {
  '€': 128,
  '‚': 130,
  ƒ: 131,
  '„': 132,
  '…': 133,
  '†': 134,
  '‡': 135,
  ˆ: 136,
  '‰': 137,
  Š: 138,
  '‹': 139,
  Œ: 140,
  Ž: 142,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
  '˜': 152,
  '™': 153,
  š: 154,
  '›': 155,
  œ: 156,
  ž: 158,
  Ÿ: 159,
};

/** What stands for a sign that the fonts of every reader lack. */
const UNKNOWN = '?';

/**
 * A text as the standard fonts of a PDF write it, one byte a character (WinAnsiEncoding). A letter that
 * they lack is written without its accents; a sign of another script is a question mark.
 */
export function toWinAnsi(text: string): string {
  let written = '';
  for (const sign of text.normalize('NFC')) written += byteOf(sign) ?? plainOf(sign);
  return written;
}

function byteOf(sign: string): string | undefined {
  const special = SPECIAL[sign];
  if (special !== undefined) return String.fromCharCode(special);
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 32 && code < 127) || (code >= 160 && code < 256) ? sign : undefined;
}

function plainOf(sign: string): string {
  const base = sign.normalize('NFKD').replace(/\p{M}|\u200d/gu, '');
  return Array.from(base, (one) => byteOf(one) ?? UNKNOWN).join('');
}
