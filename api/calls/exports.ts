import * as exported from '#contract/exports/exports.ts'
import * as making from '#contract/exports/make-exports.ts'
import { cancelExport } from '#domain/desk/exports/cancel-export.ts'
import { exportApplications, exportFiles } from '#domain/desk/exports/export-applications.ts'
import { fileAtOnce, takeExport } from '#domain/desk/exports/export-file.ts'
import { exportMembers } from '#domain/desk/exports/export-members.ts'
import { exportParticipants } from '#domain/desk/exports/export-participants.ts'
import { listExports, readExport } from '#domain/desk/exports/list-exports.ts'
import { answer, answerOrFile } from '../answer.ts'

/** Lists, documents and dossiers as files, and the exports made of them. */
export const exportAnswers = [
  answerOrFile(making.exportApplications, exportApplications, fileAtOnce),
  answerOrFile(making.exportMembers, exportMembers, fileAtOnce),
  answerOrFile(making.exportFiles, exportFiles, fileAtOnce),
  answerOrFile(making.exportParticipants, exportParticipants, fileAtOnce),
  answerOrFile(making.exportParticipantsOfForm, (caller, input) => exportParticipants(caller, input), fileAtOnce),
  answer(exported.listExports, listExports),
  answer(exported.readExport, readExport),
  answer(exported.cancelExport, cancelExport),
  answer(exported.takeExport, takeExport),
]
