import { isPublicContainer } from '../files/containers.ts'
import type { FileStore } from '../files/file-store.ts'
import { removedFiles } from '../files/removed-file-tag.ts'
import type { VariantFolder } from './variant-folder.ts'

export type MadePictures = ReturnType<typeof madePictures>

/** Removes scaled pictures from disk once their originals are gone. */
export function madePictures(files: FileStore, variants: VariantFolder, onFailure: (error: unknown) => void) {
  return {
    /** Deletes variants of the files in these purge tags. */
    async purge(tags: readonly string[]) {
      await Promise.all(removedFiles(tags).map((original) => variants.forget(original).catch(onFailure)))
    },

    /** Deletes variants of files that were removed while this process was down. */
    async forgetMissing() {
      try {
        for (const original of await variants.originals()) {
          const [, container = '', key = ''] = /^([^/]+)\/(.+)$/.exec(original) ?? []
          if (isPublicContainer(container) && !(await files.exists(container, key))) await variants.forget(original)
        }
      } catch (error) {
        onFailure(error)
      }
    },
  }
}
