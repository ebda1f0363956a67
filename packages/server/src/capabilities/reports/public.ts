export { fileReport } from './file-report.ts';
