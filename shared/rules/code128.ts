/**
 * Barcodes as stores scan them: Code 128, character set B (ISO/IEC 15417). Each symbol is six runs of
 * bars and gaps, by their widths in modules.
 */
const WIDTHS = `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
  112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122
  321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313
  231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131
  311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
  141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142
  121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
  114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/);

const START_B = 104;
const STOP = 106;
const FIRST_CHARACTER = 32;
const CHECKED_BY = 103;
/** Empty modules that a scanner needs on either side. */
const QUIET = 10;

/** A barcode as the outline of its bars, one high. */
export interface Bars {
  /** In modules, the empty sides included. */
  readonly width: number;
  /** The `d` of an SVG path, of which the bars are filled. */
  readonly path: string;
}

/**
 * The symbols of a text: start, characters, check and stop.
 * @returns undefined for a text with other characters than the printable ones of ASCII
 */
export function symbolsOf(text: string): number[] | undefined {
  if (!/^[ -~]{1,80}$/.test(text)) return undefined;
  const values = Array.from(text).map((one) => one.charCodeAt(0) - FIRST_CHARACTER);
  const sum = values.reduce((all, value, at) => all + value * (at + 1), START_B);
  return [START_B, ...values, sum % CHECKED_BY, STOP];
}

/** The bars of a text; undefined for one that has none. */
export function barsOf(text: string): Bars | undefined {
  const symbols = symbolsOf(text);
  if (!symbols) return undefined;
  let x = QUIET;
  let path = '';
  for (const symbol of symbols) {
    for (const [at, digit] of Array.from(WIDTHS[symbol]!).entries()) {
      if (at % 2 === 0) path += `M${x} 0h${digit}v1h-${digit}z`;
      x += Number(digit);
    }
  }
  return { width: x + QUIET, path };
}
