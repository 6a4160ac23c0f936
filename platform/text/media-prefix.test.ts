import { expect, test } from 'vitest'
import { mediaAddress, withMediaAddresses } from './media-prefix.ts'

const prefix = 'https://media.example/website-images/'

test.each([
  ['logo.png', 'https://media.example/website-images/logo.png'],
  ['/2026/logo.png', 'https://media.example/website-images/2026/logo.png'],
  ['https://media.example/website-images/logo.png', 'https://media.example/website-images/logo.png'],
  ['http://other.example/logo.png', 'http://other.example/logo.png'],
])('%s is found at %s', (value, address) => {
  expect(mediaAddress(value, prefix)).toBe(address)
})

test('a prefix that is a path is added once', () => {
  expect(mediaAddress('a.webp', '/files/profile-images')).toBe('/files/profile-images/a.webp')
  expect(mediaAddress('/files/profile-images/a.webp', '/files/profile-images/')).toBe('/files/profile-images/a.webp')
})

test.each([
  '',
  '  ',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'DATA:x',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example/a.png',
  '../private/a.png',
  'a/../../b.png',
])('%j is refused', (value) => {
  expect(mediaAddress(value, prefix)).toBeUndefined()
})

test('a preview gets addresses in its photo and banner fields only', () => {
  const preview = {
    name: 'logo.png',
    photo: 'logo.png',
    followers: 3,
    section1: { Title: 'Banner', Photo1: 'a.png', Photo2: '', Banner: 'https://x.example/b.png', Tags: ['photo'] },
    members: [{ photo: 'data:x' }, { photo: null }],
  }
  expect(withMediaAddresses(preview, '/files/website-images')).toEqual({
    name: 'logo.png',
    photo: '/files/website-images/logo.png',
    followers: 3,
    section1: {
      Title: 'Banner',
      Photo1: '/files/website-images/a.png',
      Photo2: '',
      Banner: 'https://x.example/b.png',
      Tags: ['photo'],
    },
    members: [{ photo: '' }, { photo: null }],
  })
})
