import { editNote } from '#contract/notes.ts'

// Loaded when somebody begins to write (forms/use-ask-form.ts); here alone a call has its schemas in the browser.

export const NoteText = editNote.body
