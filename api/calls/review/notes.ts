import * as calls from '#contract/review/notes.ts'
import { addNotes } from '#domain/notes/add-notes.ts'
import { editNote, pinNote, removeNote } from '#domain/notes/change-note.ts'
import { listNotes } from '#domain/notes/list-notes.ts'
import { answer } from '../../answer.ts'

/** What members of an organization note about applications. */
export const noteAnswers = [
  answer(calls.listNotes, listNotes),
  answer(calls.addNotes, addNotes),
  answer(calls.editNote, editNote),
  answer(calls.pinNote, pinNote),
  answer(calls.removeNote, removeNote),
]
