export type Size = { readonly width: number; readonly height: number }
export type Area = Size & { readonly x: number; readonly y: number }

/** The part of a picture to keep: its centre, and a zoom of 1 for the largest part that fits. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number }

export type Shape = 'square' | 'banner'

/** The largest size for each shape; smaller pictures are not scaled up. */
export const shapes: Record<Shape, Size> = {
  square: { width: 800, height: 800 },
  banner: { width: 1600, height: 534 },
}

export const MAX_ZOOM = 4

export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** The part of the picture that the crop keeps, in the picture's own pixels. */
export function areaOf(picture: Size, shape: Shape, { x, y, zoom }: Crop): Area {
  const { width, height } = visible(picture, shape, zoom)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** Moved by shares of what is visible, but never so that an edge of the picture comes into the frame. */
export function moved(picture: Size, shape: Shape, crop: Crop, right: number, down: number): Crop {
  const { width, height } = visible(picture, shape, crop.zoom)
  return within(picture, shape, { ...crop, x: crop.x + right * width, y: crop.y + down * height })
}

export function zoomed(picture: Size, shape: Shape, crop: Crop, zoom: number): Crop {
  return within(picture, shape, { ...crop, zoom: between(1, zoom, MAX_ZOOM) })
}

/** The size in pixels of the resulting picture. */
export function resultSize(picture: Size, shape: Shape, crop: Crop): Size {
  const most = shapes[shape]
  const share = Math.min(1, areaOf(picture, shape, crop).width / most.width)
  return { width: Math.max(1, Math.round(most.width * share)), height: Math.max(1, Math.round(most.height * share)) }
}

function visible(picture: Size, shape: Shape, zoom: number): Size {
  const ratio = shapes[shape].width / shapes[shape].height
  const width = Math.min(picture.width, picture.height * ratio) / zoom
  return { width, height: width / ratio }
}

function within(picture: Size, shape: Shape, crop: Crop): Crop {
  const { width, height } = visible(picture, shape, crop.zoom)
  return {
    zoom: crop.zoom,
    x: between(width / 2, crop.x, picture.width - width / 2),
    y: between(height / 2, crop.y, picture.height - height / 2),
  }
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
