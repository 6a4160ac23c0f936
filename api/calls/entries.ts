import * as entering from '#contract/entries/enter-candidates.ts'
import * as invitation from '#contract/entries/entry-invitation.ts'
import * as lists from '#contract/entries/entry-lists.ts'
import { enterCandidates } from '#domain/applying/entries/enter-candidates.ts'
import { removeEntryRow, saveEntryRow } from '#domain/applying/entries/lists/change-entry-rows.ts'
import { checkEntryList } from '#domain/applying/entries/lists/check-entry-list.ts'
import { createEntryList } from '#domain/applying/entries/lists/create-entry-list.ts'
import { downloadBadRows, downloadEntryTemplate } from '#domain/applying/entries/lists/entry-files.ts'
import { listEntryLists } from '#domain/applying/entries/lists/list-entry-lists.ts'
import { matchEntryColumns } from '#domain/applying/entries/lists/match-entry-columns.ts'
import { readEntryList } from '#domain/applying/entries/lists/read-entry-list.ts'
import { removeEntryList } from '#domain/applying/entries/lists/remove-entry-list.ts'
import { readEntryInvitation } from '#domain/applying/entries/read-entry-invitation.ts'
import { removeEntry } from '#domain/applying/entries/remove-entry.ts'
import { takeOverEntry } from '#domain/applying/entries/take-over-entry.ts'
import { answer } from '../answer.ts'

export const entryAnswers = [
  answer(entering.enterCandidates, enterCandidates),
  answer(lists.createEntryList, createEntryList),
  answer(lists.listEntryLists, listEntryLists),
  answer(lists.downloadEntryTemplate, downloadEntryTemplate),
  answer(lists.readEntryList, readEntryList),
  answer(lists.matchEntryColumns, matchEntryColumns),
  answer(lists.checkEntryList, checkEntryList),
  answer(lists.saveEntryRow, saveEntryRow),
  answer(lists.removeEntryRow, removeEntryRow),
  answer(lists.downloadBadRows, downloadBadRows),
  answer(lists.removeEntryList, removeEntryList),
  answer(invitation.readEntryInvitation, readEntryInvitation),
  answer(invitation.removeEntry, removeEntry),
  answer(invitation.takeOverEntry, takeOverEntry),
]
