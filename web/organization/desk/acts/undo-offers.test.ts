import { expect, test } from 'vitest'
import { endOffer, offerOf } from './undo-offers.ts'

test('an offer goes when what it offers is done elsewhere, and no other with it', () => {
  const [one, other] = [offerOf('one'), offerOf('other')]
  endOffer('one')
  endOffer('one')
  endOffer('unknown')
  expect([one.aborted, other.aborted]).toEqual([true, false])
})
