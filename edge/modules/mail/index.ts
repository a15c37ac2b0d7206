export { noticeMail, noticeSms, type AccountEvent } from './account-notice.ts';

export { alertBody } from './alert-body.ts';
export type { MailWords } from './letter.ts';
export { markedIfTest, type BuyerHead } from './buyer-head.ts';
export type { Sender } from './confirmation.ts';
export { orderAnsweredMail } from './order-answered.ts';
export { orderEditedMail, orderMovedMail, toldStages, type ToldStage } from './order-moved.ts';
export { paymentReviewMail, paymentSlipMail } from './awaited-payment.ts';
export { orderConfirmation } from './order-confirmation.ts';
export { dressOf, findSender, mailColor, type SenderRow } from './sender.ts';
export {
  contactEntryMail,
  draftLinkMail,
  embedEndingMail,
  embedMisuseMail,
  eventCanceledMail,
  eventMessageMail,
  placesOfferedMail,
  storeUnfinishedMail,
  talkMail,
  talkSms,
} from './to-readers.ts';
export { refundedMail } from './refunded.ts';
export { filesMail } from './files.ts';
export { invoicedMail } from './invoiced.ts';
export { disputedMail } from './disputed.ts';
export { returnToldMail, type ReturnTold } from './return-told.ts';
export { quietSummaryMail } from './quiet-summary.ts';
export { reviewAskMail } from './review-ask.ts';
export { roleNoticeMail, type RoleEvent } from './role-notice.ts';
export { walletToldMail, type WalletEvent } from './wallet-told.ts';
export { staffInviteMail } from './staff-invite.ts';
export { html, type Markup } from './markup.ts';
export {
  deleteMailStop,
  findMailStop,
  insertMailStop,
  readStopToken,
  stoppable,
  stopPath,
} from './stops.ts';
export { plainName } from './plain.ts';
export { orderAccountMail, pinMail, pinSms, type PinMessage } from './pin.ts';
