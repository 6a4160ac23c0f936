import { canShrink, MAX_BYTES, typeOf } from './check-file.ts'
import { UploadRefused } from './upload.ts'

// A page photographed at 3000 pixels is readable down to its smallest print.
const sides = [3000, 2400, 1800]

/** A camera's largest pictures have more points than the server draws, even where they have few enough bytes. */
const MAX_PIXELS = 40_000_000
const worthALook = 4_000_000

/** A photograph that is larger than what is taken, made smaller in the browser; anything else as it is. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size < worthALook || !canShrink(typeOf(file))) return file
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) {
    // The server may be able to read a picture that this browser cannot decode.
    if (file.size <= MAX_BYTES) return file
    throw new UploadRefused({ kind: 'tooLarge' })
  }
  try {
    if (file.size <= MAX_BYTES && picture.width * picture.height <= MAX_PIXELS) return file
    for (const side of sides) {
      const smaller = await drawn(picture, side)
      if (smaller && smaller.size <= MAX_BYTES)
        return new File([smaller], `${file.name.replace(/\.\w+$/, '')}.jpg`, {
          type: 'image/jpeg',
          lastModified: file.lastModified,
        })
    }
  } finally {
    picture.close()
  }
  throw new UploadRefused({ kind: 'tooLarge' })
}

function drawn(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
  })
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // JPEG knows no transparency: what shows through would become black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
}
