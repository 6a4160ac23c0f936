import { statfs } from 'node:fs/promises'

let folder = '.'

/** The folder whose disk the product writes to, set at start. */
export function watchDiskOf(path: string) {
  folder = path
}

export async function diskSpace() {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}
