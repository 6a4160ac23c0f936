import { extensionOf } from '#platform/files/file-key.ts'
import { lower } from '#platform/text/turkish.ts'

/** Names that every system can unpack: no slashes, no control characters, none twice, whatever people named their files. */
export function zipNames(files: readonly { readonly title: string; readonly name: string }[]): string[] {
  const taken = new Set<string>()
  return files.map(({ title, name }) => {
    const extension = extensionOf(name)
    const stem = safeName(title) || 'belge'
    for (let copy = 1; ; copy += 1) {
      const made = `${stem}${copy > 1 ? ` (${copy})` : ''}${extension ? `.${extension}` : ''}`
      // Some systems take a capital letter for a small one.
      if (taken.has(lower(made))) continue
      taken.add(lower(made))
      return made
    }
  })
}

const mostLetters = 80

/** One line of plain words: what is left of a text when nothing in it can be taken for a path. */
export function safeName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain]
    .slice(0, mostLetters)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
}
