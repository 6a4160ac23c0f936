import * as calls from '#contract/review/notes.ts'
import { addNotes } from '#domain/review/notes/add-notes.ts'
import { editNote, pinNote, removeNote } from '#domain/review/notes/change-note.ts'
import { listNotes } from '#domain/review/notes/list-notes.ts'
import { answer } from '../../answer.ts'

export const noteAnswers = [
  answer(calls.listNotes, listNotes),
  answer(calls.addNotes, addNotes),
  answer(calls.editNote, editNote),
  answer(calls.pinNote, pinNote),
  answer(calls.removeNote, removeNote),
]
