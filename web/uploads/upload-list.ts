import type { Upload } from './upload.ts'

/** The uploads as screens see them, with change listeners. */
export class UploadList {
  readonly #listeners = new Set<() => void>()
  #uploads: readonly Upload[] = []

  now = () => this.#uploads

  hear = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  has = (id: string) => this.#uploads.some((upload) => upload.id === id)

  add(upload: Upload) {
    this.#set([...this.#uploads, upload])
  }

  change(id: string, change: Partial<Upload>) {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  remove(id: string) {
    this.#set(this.#uploads.filter((upload) => upload.id !== id))
  }

  #set(uploads: readonly Upload[]) {
    this.#uploads = uploads
    for (const listener of [...this.#listeners]) listener()
  }
}
