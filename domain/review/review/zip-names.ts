import { extensionOf } from '#platform/files/file-key.ts'
import { withinBytes } from '#platform/files/within-bytes.ts'
import { fold } from '#platform/text/turkish.ts'

/**
 * Names that every system can unpack: without slashes and control characters, and unique, however candidates named
 * their files.
 */
export function zipNames(files: readonly { readonly title: string; readonly name: string }[]): string[] {
  const taken = new Set<string>()
  return files.map(({ title, name }) => {
    const extension = extensionOf(name)
    const stem = safeName(title) || 'belge'
    for (let copy = 1; ; copy += 1) {
      const made = `${stem}${copy > 1 ? ` (${copy})` : ''}${extension ? `.${extension}` : ''}`
      // File systems differ in which letters they treat as equal: upper and lower case, I and ı, with and without
      // accents.
      if (taken.has(fold(made))) continue
      taken.add(fold(made))
      return made
    }
  })
}

const mostLetters = 80
const mostBytes = 200

/**
 * One line of plain text without anything that could be read as a path. The ending, which tells names apart, is kept
 * however long the text is.
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

/** Names that Windows reserves for devices. */
const isDevice = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)
