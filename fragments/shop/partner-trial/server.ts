import { serverFragment } from '../../_runtime/server.ts';
import facts from '../../../shared/ui/facts.css?inline';
import { manifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import styles from './styles.css?inline';
import { PartnerTrialView } from './view.tsx';

export const partnerTrial = serverFragment(manifest, PartnerTrialView, facts + styles, messages);
