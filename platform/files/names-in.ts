import { opendir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Container } from './containers.ts'
import { orMissing } from './open-file.ts'

/** The names of all that lies in the folder of a container, files of ours or not, as keys would be. */
export async function* namesIn(root: string, container: Container): AsyncGenerator<string> {
  const folder = join(root, container)
  const entries = await opendir(folder, { recursive: true }).catch(orMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
  }
}
