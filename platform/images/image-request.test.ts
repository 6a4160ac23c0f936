import { expect, test } from 'vitest'
import { imageWidths, readImageRequest } from './image-request.ts'

const read = (query: Record<string, unknown>) => readImageRequest(query, (key) => key)
const logo = '/files/website-images/logo.png'

test('a picture of ours in an offered width is understood; the quality is 75 unless told', () => {
  expect(read({ url: logo, w: '640' })).toEqual({
    request: { source: { container: 'website-images', key: 'logo.png' }, width: 640, quality: 75 },
  })
  expect(read({ url: '/pictures/landing/hero.jpg', w: '16', q: '100' })).toEqual({
    request: { source: { container: 'pictures', key: 'landing/hero.jpg' }, width: 16, quality: 100 },
  })
})

test('exactly the widths of the specification are offered', () => {
  const offered = Array.from({ length: 5000 }, (_, w) => w).filter(
    (w) => 'request' in read({ url: logo, w: String(w) }),
  )
  expect(offered).toEqual([...imageWidths])
  expect(offered).toEqual([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840])
})

test.each([
  undefined,
  '',
  'logo.png',
  'https://kopru.example/files/website-images/logo.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '/files/private/cv.png',
  '/files/elsewhere/a.png',
  '/files/pictures/a.png',
  '/files/website-images/',
  '/files/website-images/../private/a.png',
  '/files/website-images/%2e%2e/private/a.png',
  '/files/website-images//a.png',
  '/files/website-images/.hidden.png',
  '/files/website-images/a.svg',
  '/files/website-images/a.pdf',
  '/files/website-images/a.png?x=1',
  '/files/website-images/a.png\0',
  '/pictures/../../secret.png',
  '/_image?url=/pictures/a.png',
  '/api/data/countries',
  'data:image/png;base64,AA',
  ['/pictures/a.png', '/pictures/b.png'],
])('the address %j is refused', (url) => {
  expect(read({ url, w: '640' })).toEqual({ errors: [{ field: 'url', message: 'fields.imageUrl' }] })
})

test.each([undefined, '', '641', '0640', '640.0', '6e2', '-640', ' 640', ['640']])('the width %j is refused', (w) => {
  expect(read({ url: logo, w })).toEqual({ errors: [{ field: 'w', message: 'fields.imageWidth' }] })
})

test.each(['', '0', '101', '1000', '7.5', '-1', '075', 'high', ['1', '2']])('the quality %j is refused', (q) => {
  expect(read({ url: logo, w: '640', q })).toEqual({ errors: [{ field: 'q', message: 'fields.imageQuality' }] })
})

test('every mistake is reported at once, unknown keys too', () => {
  expect(read({ fit: 'cover', w: '1', q: '0' })).toEqual({
    errors: [
      { field: 'fit', message: 'fields.unknown' },
      { field: 'url', message: 'fields.imageUrl' },
      { field: 'w', message: 'fields.imageWidth' },
      { field: 'q', message: 'fields.imageQuality' },
    ],
  })
})
