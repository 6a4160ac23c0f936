import sharp from 'sharp'

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'gif'

// One thread per picture and no cache: the process also serves pages.
sharp.concurrency(1)
sharp.cache(false)

const limits = { limitInputPixels: 50_000_000, failOn: 'error' } as const

/** Scales a picture down to a width, never up, upright and without what a camera wrote into it. */
export async function scale(source: Buffer, width: number, quality: number, format: ImageFormat): Promise<Buffer> {
  // Only WebP and GIF can move; in the other formats an animation would be its first moment.
  const picture = sharp(source, { ...limits, animated: format === 'webp' || format === 'gif' })
  const scaled = picture.autoOrient().resize({ width, withoutEnlargement: true })
  switch (format) {
    case 'avif':
      return scaled.avif({ quality: Math.max(1, Math.round(quality * 0.8)), effort: 3 }).toBuffer()
    case 'webp':
      return scaled.webp({ quality }).toBuffer()
    case 'jpeg':
      return scaled.jpeg({ quality, mozjpeg: true }).toBuffer()
    case 'png':
      return scaled.png({ compressionLevel: 9 }).toBuffer()
    case 'gif':
      return scaled.gif().toBuffer()
  }
}

/** The best format that the visitor takes; otherwise the one the picture came in. */
export function formatFor(accept: string | undefined, extension: string): ImageFormat {
  const takes = (type: string) => accept?.split(',').some((part) => part.split(';')[0]?.trim().toLowerCase() === type)
  if (extension !== 'gif' && takes('image/avif')) return 'avif'
  if (takes('image/webp')) return 'webp'
  return extension === 'jpg' ? 'jpeg' : (extension as ImageFormat)
}
