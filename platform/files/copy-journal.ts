import { open } from 'node:fs/promises'
import { type Container, containers } from './containers.ts'
import { isFileKey } from './file-key.ts'

export type CopyJournal = Awaited<ReturnType<typeof openCopyJournal>>

/** A journal of files sent and verified, a line each: hash, container, key; the last line of a file counts. */
export async function openCopyJournal(path: string) {
  const handle = await open(path, 'a+', 0o640)
  const hashes = new Map<string, string>()
  for (const line of (await handle.readFile('utf8')).split('\n')) {
    const [hash = '', place = ''] = line.split(' ')
    if (/^[0-9a-f]{64}$/.test(hash) && placeOf(place)) hashes.set(place, hash)
  }
  // Ends a line that was cut off by a crash.
  await handle.write('\n')

  return {
    hashOf: (container: Container, key: string) => hashes.get(`${container}/${key}`),

    async note(container: Container, key: string, hash: string) {
      const place = `${container}/${key}`
      if (hashes.get(place) === hash) return
      hashes.set(place, hash)
      await handle.write(`${hash} ${place}\n`)
    },

    *entries() {
      for (const place of hashes.keys()) {
        const found = placeOf(place)
        if (found) yield found
      }
    },

    close: () => handle.close(),
  }
}

function placeOf(place: string) {
  const at = place.indexOf('/')
  const container = containers.find((name) => name === place.slice(0, at))
  const key = place.slice(at + 1)
  return container && isFileKey(key) ? { container, key } : undefined
}
