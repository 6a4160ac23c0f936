import { ByteLru } from '#platform/byte-lru.ts'
import { limited } from '#platform/limited.ts'

interface Kept {
  readonly picture: Buffer
  readonly bytes: number
  readonly until: number
}

const keptFor = 60 * 60 * 1000

/**
 * Draws preview pictures on request, one at a time, and caches them for an hour, because a shared address is requested
 * by many at once.
 */
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
