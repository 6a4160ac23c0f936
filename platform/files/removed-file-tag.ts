import type { PublicContainer } from './containers.ts'

const beginning = 'removedFile:'

/** The purge tag of a removed public file: every process drops the pictures made of it. */
export const removedFileTag = (container: PublicContainer, key: string) => `${beginning}${container}/${key}`

/** The `container/key` of each file in these tags. */
export const removedFiles = (tags: readonly string[]) =>
  tags.filter((tag) => tag.startsWith(beginning)).map((tag) => tag.slice(beginning.length))
