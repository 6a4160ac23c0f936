import { useLayoutEffect, useRef } from 'react'
import styles from './crop.module.css'
import { areaOf, type Crop, type Shape, type Size, shapes } from './crop.ts'

export type Cropped = { picture: ImageBitmap; shape: Shape; crop: Crop }

/** The kept part of a picture, drawn; sharp on dense screens too. */
export function PictureCanvas({ picture, shape, crop, width }: Cropped & { width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const height = Math.round((width * shapes[shape].height) / shapes[shape].width)

  useLayoutEffect(() => {
    if (canvas.current) drawPicture(canvas.current, { picture, shape, crop })
  }, [picture, shape, crop])

  return <canvas ref={canvas} width={width * 2} height={height * 2} className={styles.canvas} />
}

/** Draws the kept part over the whole canvas; transparent parts stay so unless `ground` is given. */
export function drawPicture(canvas: HTMLCanvasElement, { picture, shape, crop }: Cropped, ground?: string): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  const { width, height }: Size = canvas
  const area = areaOf(picture, shape, crop)
  context.clearRect(0, 0, width, height)
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
}
