import * as years from '#contract/participants/study-years.ts'
import * as calls from '#contract/participants/terms.ts'
import { listStudyYears, removeStudyYear, saveStudyYear } from '#domain/award/study-years/study-years.ts'
import { addToTerm } from '#domain/award/terms/add-to-term.ts'
import { changeTerm } from '#domain/award/terms/change-term.ts'
import { closeTerm } from '#domain/award/terms/close-term.ts'
import { askAgainForTerm, excuseFromTerm } from '#domain/award/terms/excuse-from-term.ts'
import { listTermParticipants } from '#domain/award/terms/list-term-participants.ts'
import { listTerms, readTerm } from '#domain/award/terms/list-terms.ts'
import { openTerm } from '#domain/award/terms/open-term.ts'
import { settleTermDocument } from '#domain/award/terms/settle-term-document.ts'
import { answer } from '../../answer.ts'

/** Terms, the documents that participants submit for them, and their academic results. */
export const termAnswers = [
  answer(calls.listTerms, listTerms),
  answer(calls.readTerm, readTerm),
  answer(calls.openTerm, openTerm),
  answer(calls.changeTerm, changeTerm),
  answer(calls.closeTerm, closeTerm),
  answer(calls.listTermParticipants, listTermParticipants),
  answer(calls.addToTerm, addToTerm),
  answer(calls.excuseFromTerm, excuseFromTerm),
  answer(calls.askAgainForTerm, askAgainForTerm),
  answer(calls.settleTermDocument, settleTermDocument),
  answer(years.listStudyYears, listStudyYears),
  answer(years.saveStudyYear, saveStudyYear),
  answer(years.removeStudyYear, removeStudyYear),
]
