import { ByteLru } from '#platform/byte-lru.ts'
import { limited } from '#platform/limited.ts'

interface Kept {
  readonly picture: Buffer
  readonly bytes: number
  readonly until: number
}

const keptFor = 60 * 60 * 1000

/** Drawn when first asked for, one at a time, and kept for an hour: an address that is shared is asked for by many at once. */
export function sharePictures() {
  const kept = new ByteLru<Kept>(16 * 1024 * 1024)
  const drawing = limited(1, 50)

  return async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key)
    if (known && Date.now() < known.until) return known.picture
    return drawing(async () => {
      const meanwhile = kept.get(key)
      if (meanwhile && Date.now() < meanwhile.until) return meanwhile.picture
      const picture = await draw()
      kept.set(key, { picture, bytes: picture.length, until: Date.now() + keptFor })
      return picture
    })
  }
}
