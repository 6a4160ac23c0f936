import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Orta Doğu Teknik Üniversitesi', 'odtu'],
  ['Middle East Technical University', 'metu'],
  ['İstanbul Üniversitesi-Cerrahpaşa', 'iuc'],
  ['Bolu Abant İzzet Baysal Üniversitesi', 'baibu'],
  ['University of Health Sciences', 'uhs'],
])('%s is known as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
