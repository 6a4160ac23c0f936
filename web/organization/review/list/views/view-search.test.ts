import { expect, test } from 'vitest'
import { listSearchOf } from '../../../desk/list/list-search.ts'
import { contentOf, isOfOneForm, isShown, searchOfView, viewAddress } from './view-search.ts'

const question = '0199a000-0000-7000-8000-0000000000a1'
const address = `?mine=true&documents=missing&submittedFrom=2026-10-01&submittedTo=2026-10-31&density=compact&columns=gpa%2Canswer%3A${question}&sort=name`

test('a view keeps filters, columns, order and density of a list, and leads back to the same list', () => {
  const now = listSearchOf(new URLSearchParams(address))
  const kept = contentOf({ ...now, page: 3 })
  expect(kept).toMatchObject({ filters: { mine: true, documents: ['missing'] }, sort: 'name', density: 'compact' })
  expect(searchOfView(kept)).toEqual(now)
  expect(isShown(kept, { ...now, page: 2 })).toBe(true)
  expect(isShown(kept, { ...now, sort: 'gpa', direction: 'down' })).toBe(false)
  expect(listSearchOf(new URLSearchParams(viewAddress(kept)))).toEqual(now)
})

test('a view with answers among its columns belongs to one form', () => {
  const of = (text: string) => isOfOneForm(contentOf(listSearchOf(new URLSearchParams(text))))
  expect([of(address), of('mine=true&columns=gpa')]).toEqual([true, false])
})
