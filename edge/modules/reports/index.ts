export { readSalesReport, type ReportAsked } from './service.ts';
export { forgetCartSteps } from './forget.ts';
export { salesCsv } from './csv.ts';
