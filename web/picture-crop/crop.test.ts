import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaOf, type Crop, MAX_ZOOM, moved, resultSize, type Shape, shapes, wholeOf, zoomed } from './crop.ts'

const photo = { width: 4000, height: 3000 }

test('at first as much is kept as fits, from the middle', () => {
  expect(areaOf(photo, 'square', wholeOf(photo))).toEqual({ x: 500, y: 0, width: 3000, height: 3000 })
  expect(areaOf(photo, 'banner', wholeOf(photo))).toEqual({ x: 0, y: 832.5, width: 4000, height: 1335 })
})

test('closer means less of it, around the same point', () => {
  const crop = zoomed(photo, 'square', wholeOf(photo), 2)
  expect(areaOf(photo, 'square', crop)).toEqual({ x: 1250, y: 750, width: 1500, height: 1500 })
})

test('the frame stops at the edges of the picture', () => {
  const crop = moved(photo, 'square', wholeOf(photo), 5, 5)
  expect(areaOf(photo, 'square', crop)).toEqual({ x: 1000, y: 0, width: 3000, height: 3000 })
  const away = moved(photo, 'square', zoomed(photo, 'square', wholeOf(photo), 4), -9, 9)
  expect(areaOf(photo, 'square', away)).toEqual({ x: 0, y: 2250, width: 750, height: 750 })
  expect(areaOf(photo, 'square', zoomed(photo, 'square', away, 1))).toEqual({ x: 0, y: 0, width: 3000, height: 3000 })
})

test('large parts are scaled down, small ones are left as they are', () => {
  expect(resultSize(photo, 'square', wholeOf(photo))).toEqual({ width: 800, height: 800 })
  expect(resultSize(photo, 'banner', wholeOf(photo))).toEqual({ width: 1600, height: 534 })
  expect(resultSize({ width: 300, height: 200 }, 'square', { x: 150, y: 100, zoom: 1 })).toEqual({
    width: 200,
    height: 200,
  })
})

const side = fc.integer({ min: 1, max: 20_000 })
const step = fc.record({
  zoom: fc.double({ min: -1, max: 9, noNaN: true }),
  right: fc.double({ min: -9, max: 9, noNaN: true }),
  down: fc.double({ min: -9, max: 9, noNaN: true }),
})

test('however it is moved and zoomed, the kept part lies in the picture and has the shape', () => {
  const shape = fc.constantFrom<Shape>('square', 'banner')
  fc.assert(
    fc.property(side, side, shape, fc.array(step, { maxLength: 8 }), (width, height, shape, steps) => {
      const picture = { width, height }
      const crop = steps.reduce<Crop>(
        (crop, { zoom, right, down }) => moved(picture, shape, zoomed(picture, shape, crop, zoom), right, down),
        wholeOf(picture),
      )
      const area = areaOf(picture, shape, crop)
      const slack = 1e-6
      expect(area.x).toBeGreaterThanOrEqual(-slack)
      expect(area.y).toBeGreaterThanOrEqual(-slack)
      expect(area.x + area.width).toBeLessThanOrEqual(width + slack)
      expect(area.y + area.height).toBeLessThanOrEqual(height + slack)
      expect(area.width / area.height).toBeCloseTo(shapes[shape].width / shapes[shape].height)
      expect(crop.zoom).toBeLessThanOrEqual(MAX_ZOOM)
    }),
  )
})
