export { toTalkMessage, type Reader } from './mapper.ts';
export * from './port.ts';
export {
  countRows,
  countUnread,
  findAccountParty,
  findHiddenReading,
  findReader,
  findStoreParty,
  forgetMailbox,
  forgetPeer,
  forgetWriter,
  listAllowed,
  listensUntil,
  listListening,
  listOwnIds,
  listRows,
  listWrittenIds,
  noteWriter,
  tellRow,
  type ListRow,
  type OpenReader,
  type PartyFacts,
  type ToldRow,
} from './statements.ts';
export {
  findTaken,
  isColleague,
  isTakenBy,
  listColleagues,
  releaseAll,
  releaseOne,
  takeFor,
  type ColleagueRow,
  type TakenRow,
} from './taken-statements.ts';
export * as customers from './customer-statements.ts';
export * as labels from './label-statements.ts';
export { type LabelRow } from './label-statements.ts';
export * as questions from './question-statements.ts';
export * as ratings from './rating-statements.ts';
export * as sms from './sms-statements.ts';
export * as texts from './text-statements.ts';
export * as welcomes from './welcome-statements.ts';
export { type ChatQuestionRow, type ChatTextRow } from './welcome-statements.ts';
export * as replies from './reply-statements.ts';
export { type ReplyRow } from './reply-statements.ts';
export {
  closeReport,
  deleteReportsBefore,
  findReport,
  insertReport,
  listOpenReports,
  REPORT_KEPT_MS,
  type ReportRow,
} from './report-statements.ts';
export {
  findAddressee,
  findNoticedOrder,
  findStoreName,
  findTaggedItem,
  findTaggedOrder,
  listWaitingNotices,
  type NoticedOrderRow,
} from './cell-statements.ts';
