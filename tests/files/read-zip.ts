import { buffer } from 'node:stream/consumers'
import yauzl from 'yauzl'

/** The files of a zip by their names, as texts. */
export async function readZip(bytes: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const opened = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  for await (const entry of opened.eachEntry())
    found[entry.fileName] = (await buffer(await opened.openReadStreamPromise(entry))).toString()
  return found
}
