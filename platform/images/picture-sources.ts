import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FileFacts, FileStore } from '../files/file-store.ts'
import { fileFacts, openFile } from '../files/open-file.ts'
import type { ImageSource } from './image-request.ts'

/** Three times what people may upload. */
const largest = 30 * 1024 * 1024

export type PictureSources = ReturnType<typeof pictureSources>

/** Uploaded pictures come from the file store, the site's own from its public folder. */
export function pictureSources(files: FileStore, publicDir: string) {
  const pathOf = (key: string) => join(publicDir, 'pictures', key)

  return {
    async facts({ container, key }: ImageSource): Promise<FileFacts | undefined> {
      return container === 'pictures' ? fileFacts(pathOf(key)) : files.facts(container, key)
    },

    async read({ container, key }: ImageSource): Promise<Buffer | undefined> {
      const file = await (container === 'pictures' ? openFile(pathOf(key)) : files.get(container, key))
      if (!file || file.size <= largest) return file && buffer(file.stream)
      file.stream.destroy()
      return undefined
    },
  }
}
