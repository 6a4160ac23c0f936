import { expect, test } from 'vitest'
import { afterUndo, endOffer, offerOf } from './undo-offers.ts'

test('an offer goes when what it offers is done elsewhere, and no other with it', () => {
  const [one, other] = [offerOf('one'), offerOf('other')]
  endOffer('one')
  endOffer('one')
  endOffer('unknown')
  expect([one.aborted, other.aborted]).toEqual([true, false])
})

test('a list hears of each undo while it is shown', () => {
  let undone = 0
  const leave = afterUndo(() => {
    undone += 1
  })
  endOffer('one')
  endOffer('unknown')
  leave()
  endOffer('other')
  expect(undone).toBe(2)
})
