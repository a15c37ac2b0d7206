/**
 * What an SVG may hold: drawn shapes, texts, and what they are painted with. Nothing that runs, moves,
 * links, or brings another document or picture with it, and no filters, which can take a browser minutes.
 */
export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use title desc style path rect circle ellipse line polyline polygon ' +
    'text tspan textPath linearGradient radialGradient stop clipPath mask pattern marker'
  ).split(' '),
);

/** Properties that may stand as attributes, in `style`, and in a style sheet. */
export const PROPERTIES: ReadonlySet<string> = new Set(
  (
    'alignment-baseline baseline-shift clip-path clip-rule color color-interpolation ' +
    'color-rendering display dominant-baseline fill fill-opacity fill-rule font-family font-size ' +
    'font-style font-variant font-weight isolation letter-spacing line-height marker-end ' +
    'marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order ' +
    'shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset ' +
    'stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor ' +
    'text-decoration text-rendering transform transform-origin vector-effect visibility ' +
    'white-space word-spacing writing-mode'
  ).split(' '),
);

/** Attributes of places, sizes and shapes. */
export const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'clipPathUnits cx cy d dx dy fx fy fr gradientTransform gradientUnits height lengthAdjust ' +
    'markerHeight markerUnits markerWidth maskContentUnits maskUnits method offset orient ' +
    'pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio r ' +
    'refX refY rotate rx ry side spacing spreadMethod startOffset textLength viewBox width x x1 ' +
    'x2 y y1 y2'
  ).split(' '),
);

/** Functions of values; `url` is read apart. None of them loads anything. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  (
    'rgb rgba hsl hsla translate translatex translatey scale scalex scaley rotate skewx skewy ' +
    'skew matrix'
  ).split(' '),
);

const OWN_PART = /url\(\s*(["']?)#([A-Za-z_][\w.-]*)\1\s*\)/g;
const PLAIN = /^[\p{L}\p{N}\s.,#%()+\-_"'*/]*$/u;
const NO_NAME = /[^\w-]/;

/** The name of a part of the drawing. */
export const PART_NAME = /^[A-Za-z_][\w.-]*$/;

/** A value that paints or places, with the names of the parts that it refers to; undefined for any other. */
export function readValue(value: string): { text: string; refers: string[] } | undefined {
  const refers: string[] = [];
  const plain = value.replaceAll(OWN_PART, (_, _quote, name: string) => {
    refers.push(name);
    return '';
  });
  if (!PLAIN.test(plain) || plain.includes('/*') || !callsOf(plain).every(isKnown))
    return undefined;
  return { text: value.replaceAll(OWN_PART, 'url(#$2)'), refers };
}

/** The texts before each opening bracket, cut to more than the longest name. */
function callsOf(value: string): string[] {
  const pieces = value.split('(').slice(0, -1);
  return pieces.map((piece) => piece.slice(-32).trimEnd());
}

function isKnown(call: string): boolean {
  return FUNCTIONS.has(call.split(NO_NAME).at(-1)?.toLowerCase() ?? '');
}
