import { safeName } from '#domain/review/review/zip-names.ts'
import { extensionOf } from '#platform/files/file-key.ts'
import type { Language } from '#platform/text/locales.ts'
import { translate } from '#platform/texts.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** The path of a file in a copy: its own name, with a part of its id, so that equal names do not collide. */
export function filePath(language: Language, { id, name }: Named): string {
  const extension = extensionOf(name)
  const stem = safeName(extension ? name.slice(0, -extension.length - 1) : name) || 'belge'
  const own = id.replaceAll('-', '').slice(-8)
  return `${translate(language, 'copy.folder')}/${stem} ${own}${extension ? `.${extension}` : ''}`
}
