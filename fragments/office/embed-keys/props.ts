import type { EmbedKey, EmbedKeyDetail } from '../../../shared/contracts/embed-keys.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The keys of the store, and the form of a new one. */
export interface KeysShown {
  kind: 'keys';
  keys: EmbedKey[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** Whether pages without a key show an item and the cart. */
  keyless: boolean;
}

/** One key with its figures. */
export interface KeyShown {
  kind: 'key';
  key: EmbedKeyDetail;
  /** What a partner copies into a page. */
  code: string;
}

export interface EmbedKeysProps {
  env: PageEnv;
  shown: KeysShown | KeyShown;
  /** What a form has just done. */
  done: 'created' | 'changed' | 'rotated' | 'set' | 'keyless' | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** The form that was posted and refused: its values, and its problems by field name. */
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EmbedKeysViewProps extends EmbedKeysProps {
  t: Messages;
}
