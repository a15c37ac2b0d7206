export { readEdit, readEdits, recordEdit } from './service.ts';
