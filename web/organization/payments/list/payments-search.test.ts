import { expect, test } from 'vitest'
import { monthNow } from '../months.ts'
import { askedOf, paymentsSearchIn, searchAddress, shownKinds } from './payments-search.ts'

const at = (address: string) => paymentsSearchIn(new URLSearchParams(address.replace(/^.*\?/, '')))

test.each(shownKinds)('the tab “%s” shows the month that was looked at', (show) => {
  const december = at('?month=2026-12')
  const tab = at(searchAddress(december, { show }))
  expect(tab).toMatchObject({ show, month: '2026-12' })
  expect(askedOf(tab)).toMatchObject({ month: '2026-12' })
  expect(at(searchAddress(tab, { show: 'all' })).month).toBe('2026-12')
  expect(at(searchAddress(at('?month=all'), { show })).month).toBeUndefined()
})

test('what was left over from earlier months is asked for with the month, and stays from tab to tab', () => {
  const left = at('?show=unapproved&earlier=yes')
  expect(left).toMatchObject({ month: monthNow(), earlier: true })
  expect(askedOf(at(searchAddress(left, { show: 'held' })))).toMatchObject({ until: monthNow(), held: 'yes' })
  expect(askedOf(left)).not.toHaveProperty('month')
})
