import type { EntryFile } from '#contract/entries/entry-lists.ts'

/** Hands an Excel file over to the browser to be saved. */
export function saveFile({ name, file }: EntryFile) {
  const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
