import type { PublicContainer } from './containers.ts'

const beginning = 'removedFile:'

/** The tag of a purge that tells every process that a public file is gone, so that the pictures made of it go too. */
export const removedFileTag = (container: PublicContainer, key: string) => `${beginning}${container}/${key}`

/** The `container/key` of each file that these tags tell of. */
export const removedFiles = (tags: readonly string[]) =>
  tags.filter((tag) => tag.startsWith(beginning)).map((tag) => tag.slice(beginning.length))
