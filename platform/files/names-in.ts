import { opendir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Container } from './containers.ts'
import { orMissing } from './open-file.ts'

/** The names of everything in a container's folder, as keys, whether or not they are files of ours. */
export async function* namesIn(root: string, container: Container): AsyncGenerator<string> {
  const folder = join(root, container)
  const entries = await opendir(folder, { recursive: true }).catch(orMissing)
  if (!entries) return
  for await (const entry of entries) {
    if (entry.isFile()) yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')
  }
}
