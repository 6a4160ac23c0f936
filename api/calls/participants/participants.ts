import { bringParticipantMessageFile as bringCall } from '#contract/mailings/message-files.ts'
import * as entering from '#contract/participants/enter-participants.ts'
import * as files from '#contract/participants/enter-participants-file.ts'
import * as acts from '#contract/participants/participant-acts.ts'
import * as documents from '#contract/participants/participant-documents.ts'
import * as messages from '#contract/participants/participant-messages.ts'
import * as money from '#contract/participants/participant-money.ts'
import * as calls from '#contract/participants/participants.ts'
import { enterParticipants } from '#domain/award/entered-participants/enter-participants.ts'
import { enterParticipantsFile } from '#domain/award/entered-participants/enter-participants-file.ts'
import { listRecentImports } from '#domain/award/entered-participants/list-recent-imports.ts'
import { undoEnteredParticipants } from '#domain/award/entered-participants/undo-entered-participants.ts'
import { changeParticipantStatus } from '#domain/award/participants/change-participant-status.ts'
import { countParticipants } from '#domain/award/participants/count-participants.ts'
import { listParticipantApplications } from '#domain/award/participants/list-participant-applications.ts'
import { listParticipantChoices } from '#domain/award/participants/list-participant-choices.ts'
import { listParticipants } from '#domain/award/participants/list-participants.ts'
import { listParticipantDocuments, zipParticipantDocuments } from '#domain/award/participants/participant-documents.ts'
import { planParticipantPayments, requestParticipantBankInfos } from '#domain/award/participants/participant-money.ts'
import { readParticipant } from '#domain/award/participants/read-participant.ts'
import { undoParticipantAct } from '#domain/award/participants/undo-participant-act.ts'
import { previewToParticipants, writeToParticipants } from '#domain/award/participants/write-to-participants.ts'
import { bringParticipantMessageFile } from '#domain/review/message-files/bring-message-file.ts'
import { answer } from '../../answer.ts'

/** Participants: the scholars, trainees, hires and volunteers of an organization. */
export const participantAnswers = [
  answer(calls.listParticipants, listParticipants),
  answer(calls.countParticipants, countParticipants),
  answer(calls.listParticipantChoices, listParticipantChoices),
  answer(calls.readParticipant, readParticipant),
  answer(entering.enterParticipants, enterParticipants),
  answer(files.enterParticipantsFile, enterParticipantsFile),
  answer(entering.undoEnteredParticipants, undoEnteredParticipants),
  answer(entering.listRecentImports, listRecentImports),
  answer(acts.changeParticipantStatus, changeParticipantStatus),
  answer(acts.undoParticipantAct, undoParticipantAct),
  answer(messages.writeToParticipants, writeToParticipants),
  answer(messages.previewToParticipants, previewToParticipants),
  answer(bringCall, bringParticipantMessageFile),
  answer(money.requestParticipantBankInfos, requestParticipantBankInfos),
  answer(money.planParticipantPayments, planParticipantPayments),
  answer(calls.listParticipantApplications, listParticipantApplications),
  answer(documents.listParticipantDocuments, listParticipantDocuments),
  answer(documents.zipParticipantDocuments, zipParticipantDocuments),
]
