import { serverFragment } from '../../_runtime/server.ts';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { SellerCodeView } from './view.tsx';

export const sellerCodeFragment = serverFragment(manifest, SellerCodeView, styles, messages);
