/** A place on the Earth, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** A branch, as far as its distance needs it. */
interface Placed {
  readonly postalCode: string;
  readonly at: Point | null;
}

export interface Near<Branch> {
  readonly branch: Branch;
  /** Whole kilometres, by air; null where the branch or the postal code has no place. */
  readonly km: number | null;
}

const EARTH_KM = 6_371;

/** The distance between two places by air, in kilometres: the haversine formula on a sphere. */
export function kilometres(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const half = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** The four digits of an Argentine postal code, which is `7000` or `B7000ABC`. */
const digitsOf = (code: string) => Number(/\d{4}/.exec(code)?.[0] ?? Number.NaN);

/**
 * The branches that are nearest to a postal code. The buyer is taken to be where the branches with the postal code
 * nearest to theirs are: codes next to each other are places next to each other, and nobody has to tell more.
 * Branches without a place follow by their codes.
 * @param most how many are given
 */
export function nearestBranches<Branch extends Placed>(
  branches: readonly Branch[],
  postalCode: string,
  most: number,
): Near<Branch>[] {
  const asked = digitsOf(postalCode);
  const apart = ({ postalCode: code }: Placed) => {
    const difference = Math.abs(digitsOf(code) - asked);
    return Number.isNaN(difference) ? Number.MAX_SAFE_INTEGER : difference;
  };
  const placed = branches.filter(({ at }) => at !== null);
  const least = Math.min(...placed.map(apart));
  const here =
    least === Number.MAX_SAFE_INTEGER
      ? null
      : middleOf(placed.filter((one) => apart(one) === least).flatMap(({ at }) => at ?? []));
  return branches
    .map((branch) => ({ branch, km: here && branch.at ? kilometres(here, branch.at) : null }))
    .toSorted(
      (one, other) =>
        (one.km ?? Number.MAX_SAFE_INTEGER) - (other.km ?? Number.MAX_SAFE_INTEGER) ||
        apart(one.branch) - apart(other.branch),
    )
    .slice(0, most)
    .map(({ branch, km }) => ({ branch, km: km === null ? null : Math.round(km) }));
}

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return {
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}
