import { fileStore } from '#domain/ground/files/store.ts'
import { allPictures, type DemoPicture } from './all-pictures.ts'

/** Draws missing pictures in the background, because it takes seconds: until then their places are empty. */
export async function drawDemoPictures(signal: AbortSignal) {
  const missing = (await Promise.all(allPictures().map(unlessStored))).flat()
  if (missing.length === 0) return
  const draw = await drawing()
  const next = async (): Promise<void> => {
    const picture = missing.shift()
    if (!picture || signal.aborted) return
    await fileStore().put(picture.container, picture.key, await draw(picture))
    return next()
  }
  // Two at a time: drawing is another thread's work, and writing waits for the disk.
  await Promise.all([next(), next()])
}

const unlessStored = async (picture: DemoPicture) =>
  (await fileStore().exists(picture.container, picture.key)) ? [] : [picture]

/** Only a first start needs any of it. */
async function drawing() {
  const [{ drawLogo }, scenes] = await Promise.all([
    import('./pictures/draw-logo.ts'),
    import('./pictures/draw-scene.ts'),
  ])
  const draws = { banner: scenes.drawBanner, scene: scenes.drawScene, cover: scenes.drawCover }
  return (picture: DemoPicture) =>
    picture.kind === 'logo' ? drawLogo(picture.drawn) : draws[picture.kind](picture.drawn)
}
