import type { z } from 'zod';
import type { readOwnDeliveries } from '../../../shared/contracts/own-delivery.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** A supplier that brings its part by its own people. */
export type OwnPart = z.output<(typeof readOwnDeliveries)['answer']>['parts'][number];

export interface OwnDeliveryProps {
  env: PageEnv;
  /** The checkout's path, without the store's base. */
  path: string;
  parts: readonly OwnPart[];
  idempotencyKey: string;
  /** The form that was refused: its fields, its problems by field, and why as a whole. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnDeliveryViewProps extends OwnDeliveryProps {
  t: Messages;
}
