import { expect, test } from 'vitest'
import { alikeIn, OwnDocumentName } from './own-document-name.ts'

const called = (tr: string, en = '') => OwnDocumentName.parse({ tr, en })

test('spaces inside a name are written once', () => {
  expect(called('  Veli \u00a0 izni ', 'Consent  form')).toEqual({ tr: 'Veli izni', en: 'Consent form' })
})

test('names that differ in capitals alone look alike, by the letters of their language', () => {
  expect(alikeIn(called('VELİ İZNİ'), called('veli izni'))).toBe('tr')
  expect(alikeIn(called('IŞIK'), called('ışık'))).toBe('tr')
  expect(alikeIn(called('Kasım belgesi'), called('Kasim belgesi'))).toBeUndefined()
  expect(alikeIn(called('Veli izni', 'Consent I'), called('Açık rıza', 'consent i'))).toBe('en')
  // Without an English name readers of English see the Turkish one.
  expect(alikeIn(called('Pledge'), called('Taahhütname', 'PLEDGE'))).toBe('en')
  expect(alikeIn(called('Veli izni', 'Consent'), called('Taahhütname', 'Pledge'))).toBeUndefined()
})
