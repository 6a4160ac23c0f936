import { expect, test } from 'vitest'
import { isSamePerson, namesSomebodyElse } from './is-same-person.ts'

test.each([
  ['Ayşe Yılmaz', 'Ayşe Yılmaz'],
  ['AYŞE YILMAZ', 'Ayşe Yılmaz'],
  ['ISIL CAGLAYAN', 'Işıl Çağlayan'],
  ['İlayda İnönü', 'ilayda inonu'],
  ['YILMAZ AYŞE', 'Ayşe Yılmaz'],
  ['Ayşe Nur Yılmaz', 'Ayşe Yılmaz'],
  ['Ayşe Yılmaz', 'Ayşe Yılmaz-Kaya'],
  ['Jean O’Neill', "jean o'neill"],
])('%s is %s', (owner, applicant) => expect(isSamePerson(owner, applicant)).toBe(true))

test.each([
  ['Ali Yılmaz', 'Ayşe Yılmaz'],
  ['Ayşe', 'Ayşe Yılmaz'],
  ['Yılmaz', 'Ayşe Yılmaz'],
  ['Fatma Yılmaz', 'Ayşe Nur Yılmaz'],
  ['', 'Ayşe Yılmaz'],
])('%s is not %s', (owner, applicant) => expect(isSamePerson(owner, applicant)).toBe(false))

test('another name is told of as soon as it is a whole one', () => {
  const typed = ['', 'Hasan', 'Ayşe', 'ayse YILMAZ', 'Ayşe Nur Yılmaz', 'Hasan Yılmaz']
  expect(typed.map((owner) => namesSomebodyElse(owner, 'Ayşe Yılmaz'))).toEqual([
    ...[false, false, false, false, false, true],
  ])
})
