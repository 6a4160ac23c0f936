import { expect, test } from 'vitest'
import { coverAddress } from '#platform/text/media-addresses.ts'
import { emptyValues, valuesOf } from './opportunity-values.ts'

test('what was saved comes back into the form as the call wants it: the cover by its key, and nothing besides', () => {
  const values = {
    title: 'Şehir Tiyatrosu',
    summary: 'Yarı fiyatına.',
    body: '<p>Gişede göster.</p>',
    language: 'tr',
    cover: '7/cover-3f2a.webp',
    code: 'SAHNE50',
    link: null,
    startsAt: '2026-11-15T09:00:00.000Z',
    endsAt: null,
  } as const
  const saved = { ...values, id: '1', opportunityNumber: 5001, gives: 'code', taken: 3 } as const
  expect(coverAddress(values.cover)).toBe('/files/scholarship-files/7/cover-3f2a.webp')
  expect(valuesOf({ ...saved, cover: coverAddress(values.cover) })).toEqual(values)
  expect(valuesOf({ ...saved, cover: null }).cover).toBe(null)
})

test('a new one gives a code and begins this very minute', () => {
  const now = Date.parse('2026-11-15T09:00:42.123Z')
  expect(emptyValues('en', now)).toMatchObject({ language: 'en', code: '', link: null, endsAt: null })
  expect(emptyValues('en', now).startsAt).toBe('2026-11-15T09:00:00.000Z')
})
