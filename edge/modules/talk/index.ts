export { toTalkMessage, type Reader } from './mapper.ts';
export * from './port.ts';
export {
  countRows,
  countUnread,
  findAccountParty,
  findReader,
  findStoreParty,
  forgetMailbox,
  forgetPeer,
  listAllowed,
  listOwnIds,
  listRows,
  tellRow,
  type ListRow,
  type OpenReader,
  type PartyFacts,
  type ToldRow,
} from './statements.ts';
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
  findStoreName,
  findTaggedItem,
  findTaggedOrder,
} from './cell-statements.ts';
