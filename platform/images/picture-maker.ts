import { availableParallelism } from 'node:os'
import { limited } from '../limited.ts'
import { type ImageRequest, originalName } from './image-request.ts'
import type { PictureSources } from './picture-sources.ts'
import { type ImageFormat, scale } from './scale.ts'
import type { VariantFolder } from './variant-folder.ts'

/** Returns scaled pictures from disk, or scales them. Simultaneous requests for one picture share the work. */
export function pictureMaker(sources: PictureSources, variants: VariantFolder, onUnkept: (error: unknown) => void) {
  const underWay = new Map<string, Promise<Buffer>>()
  // One core is left to the pages.
  const run = limited(Math.max(1, availableParallelism() - 1), 200)

  return async function picture(name: string, wanted: ImageRequest, format: ImageFormat): Promise<Buffer> {
    return underWay.get(name) ?? (await variants.read(name)) ?? underWay.get(name) ?? begin(name, wanted, format)
  }

  function begin(name: string, wanted: ImageRequest, format: ImageFormat): Promise<Buffer> {
    const making = run(() => make(name, wanted, format)).finally(() => underWay.delete(name))
    underWay.set(name, making)
    return making
  }

  async function make(name: string, { source, width, quality }: ImageRequest, format: ImageFormat): Promise<Buffer> {
    const original = await sources.read(source)
    if (!original) throw new BrokenPicture('It left while it was asked for, or is too large')
    const scaled = await scale(original, width, quality, format).catch((cause: unknown) => {
      throw new BrokenPicture('It cannot be read', { cause })
    })
    // A picture that cannot be stored is still shown.
    await variants.write(name, scaled).catch(onUnkept)
    // If the original was deleted while this variant was made, the deletion could not have removed the variant.
    if (!(await sources.facts(source))) await variants.forget(originalName(source))
    return scaled
  }
}

export class BrokenPicture extends Error {}
