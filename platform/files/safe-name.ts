import type { FileType } from './file-types.ts'
import { withinBytes } from './within-bytes.ts'

const longest = 150
const mostBytes = 230

/**
 * A file name that is safe to show and save: no path, no invisible or bidi characters, none with a meaning to a file
 * system; the extension is that of its real type.
 */
export function safeName(given: string, { extensions }: FileType): string {
  const [extension] = extensions
  const name = given
    .toWellFormed()
    .replace(/^.*[/\\]/su, '')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .replace(/[<>:"|?*]/g, '_')
  const stem = bare(withoutExtension(bare(name), extensions))
  const short = [...stem].slice(0, longest - extension.length - 1).join('')
  const kept = bare(withinBytes(short, mostBytes))
  return `${kept === '' ? 'belge' : isReserved(kept) ? `_${kept}` : kept}.${extension}`
}

/** Strips dots and spaces at both ends, which hide a file or are cut off by some systems. */
const bare = (name: string) => name.replace(/^[.\s]+|[.\s]+$/g, '')

function withoutExtension(name: string, extensions: readonly string[]) {
  const found = extensions.find((extension) => name.toLowerCase().endsWith(`.${extension}`))
  return found === undefined ? name : name.slice(0, -found.length - 1)
}

/** Names of devices on Windows, with whatever follows a dot. */
const isReserved = (name: string) => /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)
