import type { EntryFile } from '#contract/entries/entry-lists.ts'
import { saveFile } from '#web/forms/save-file.ts'

/** Downloads an Excel file from an answer. */
export function saveEntryFile({ name, file }: EntryFile) {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  saveFile(new Blob([bytes], { type }), name)
}
