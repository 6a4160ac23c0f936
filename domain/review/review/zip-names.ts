import { extensionOf } from '#platform/files/file-key.ts'
import { withinBytes } from '#platform/files/within-bytes.ts'
import { fold } from '#platform/text/turkish.ts'

/** Names that every system can unpack: no slashes, no control characters, none twice, whatever people named their files. */
export function zipNames(files: readonly { readonly title: string; readonly name: string }[]): string[] {
  const taken = new Set<string>()
  return files.map(({ title, name }) => {
    const extension = extensionOf(name)
    const stem = safeName(title) || 'belge'
    for (let copy = 1; ; copy += 1) {
      const made = `${stem}${copy > 1 ? ` (${copy})` : ''}${extension ? `.${extension}` : ''}`
      // Systems differ in which letters they take for one: capital and small, I and ı, with an accent and without.
      if (taken.has(fold(made))) continue
      taken.add(fold(made))
      return made
    }
  })
}

const mostLetters = 80
const mostBytes = 200

/**
 * One line of plain words: what is left of a text when nothing in it can be taken for a path. The ending, by which names are
 * told apart, is kept however long the text is.
 */
export function safeName(text: string, ending = ''): string {
  const last = ending && ` ${plain(ending)}`
  const first = [...plain(text)].slice(0, mostLetters - last.length).join('')
  const short = withinBytes(first, mostBytes - Buffer.byteLength(last)).trimEnd()
  const bare = `${short}${last}`.replace(/^[. ]+|[. ]+$/g, '')
  return isDevice(bare) ? `_${bare}` : bare
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Names that Windows keeps for itself. */
const isDevice = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)
