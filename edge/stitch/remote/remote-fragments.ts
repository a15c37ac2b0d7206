import { hostHtml, type RenderContext } from '../../../fragments/_runtime/host.ts';
import type { FragmentManifest } from '../../../fragments/_runtime/manifest.ts';
import type { Clock } from '../../../shared/kernel/clock.ts';
import { Breaker } from '../../gateway/breaker.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { askRemote } from './ask.ts';
import type { RemoteEntry } from '../../../shared/contracts/fragment-registry.ts';
import { Releases, type Release } from './releases.ts';

/** A whole element from another origin, with the style text that the page's policy has to allow. */
export interface MadeElsewhere {
  readonly html: string;
  readonly styles: string;
}

/**
 * Gets a fragment from the origin in the registry; undefined when it is made here. Rejects when it
 * does not arrive within these milliseconds.
 */
export type Elsewhere = (
  manifest: FragmentManifest,
  props: object,
  context: RenderContext,
  milliseconds: number,
) => Promise<MadeElsewhere> | undefined;

/** The fragments of other origins: which they are, and how a page gets them. */
export class RemoteFragments {
  readonly #releases: Releases;
  readonly #breaker: Breaker;

  constructor(clock: Clock) {
    this.#releases = new Releases(clock);
    this.#breaker = new Breaker(clock);
  }

  /** The release that a request's store gets. */
  releaseFor({ env, tenant, later }: RequestScope): Promise<Release> {
    return this.#releases.find(env.REGISTRY, tenant.storeId, later);
  }

  /** The way to a release's fragments for one request; undefined when it has none. */
  open({ fragments }: Release, { requestId }: RequestScope): Elsewhere | undefined {
    if (Object.keys(fragments).length === 0) return undefined;
    return (manifest, props, context, milliseconds) => {
      const { name } = manifest;
      const entry = Object.hasOwn(fragments, name) ? fragments[name] : undefined;
      return entry && this.#make(entry, manifest, { requestId, props, context, milliseconds });
    };
  }

  async #make(
    entry: RemoteEntry,
    manifest: FragmentManifest,
    asked: {
      readonly requestId: string;
      readonly props: object;
      readonly context: RenderContext;
      readonly milliseconds: number;
    },
  ): Promise<MadeElsewhere> {
    const { name, element } = manifest;
    const { requestId, props, context, milliseconds } = asked;
    const { locale, instance } = context;
    const upstream = `${entry.origin} ${name} ${entry.version}`;
    if (!this.#breaker.allows(upstream)) throw new Error(`${upstream} is left alone`);
    try {
      const made = await askRemote(
        { name, element, entry, locale, requestId, instance, props },
        milliseconds,
      );
      this.#breaker.succeeded(upstream);
      return { html: hosted(manifest, entry, made, props, context), styles: made.styles };
    } catch (error) {
      this.#breaker.failed(upstream);
      throw error;
    }
  }
}

/** The page's element around the received inside, with the browser file that the registry names. */
function hosted(
  manifest: FragmentManifest,
  { origin, module }: RemoteEntry,
  made: MadeElsewhere,
  props: object,
  { locale, instance, light, slot }: RenderContext,
): string {
  const context = {
    locale,
    instance,
    ...(light ? { light } : {}),
    ...(slot ? { slot } : {}),
    moduleUrl: module ? origin + module.path : '',
    ...(module ? { integrity: module.integrity } : {}),
  };
  const hydrate = module ? manifest.hydrate : 'never';
  return hostHtml({ ...manifest, hydrate }, made.styles, made.html, props, context);
}
