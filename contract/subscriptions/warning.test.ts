import { expect, test } from 'vitest'
import type { Subscription } from './subscription.ts'
import { type SubscriptionWarning, subscriptionWarning } from './warning.ts'

const now = new Date('2026-11-17T09:00:00.000Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
const second = 1000
const day = 86_400 * second

type Counts = readonly [left: number, total: number]
interface Held {
  readonly application?: Counts
  readonly message?: Counts
  readonly document?: Counts
  readonly endsIn?: number
}

const plenty: Counts = [100, 100]

function aSubscription({ application = plenty, message = plenty, document = plenty, endsIn = 100 * day }: Held) {
  return {
    leftApplicationCredit: application[0],
    totalApplicationCredit: application[1],
    leftMessageCredit: message[0],
    totalMessageCredit: message[1],
    leftDocumentCredit: document[0],
    totalDocumentCredit: document[1],
    expiryAt: after(endsIn),
  } satisfies Subscription
}

const exhausted = (...kinds: ('application' | 'message' | 'document')[]) => ({ of: 'exhausted', kinds }) as const
const low = (...kinds: ('application' | 'message' | 'document')[]) => ({ of: 'low', kinds }) as const
const ending = (days: number) => ({ of: 'ending', days }) as const

const cases: readonly (readonly [string, Held, SubscriptionWarning | undefined])[] = [
  ['nothing to say', {}, undefined],
  ['none left of one kind', { message: [0, 200] }, exhausted('message')],
  [
    'none left of two, in the order of the specification',
    { document: [0, 50], application: [0, 9] },
    exhausted('application', 'document'),
  ],
  [
    'none left of all',
    { application: [0, 1], message: [0, 1], document: [0, 1] },
    exhausted('application', 'message', 'document'),
  ],
  ['none of a kind that was never bought', { document: [0, 0] }, exhausted('document')],
  ['some of a kind without a total, as after a refund', { document: [1, 0] }, undefined],
  ['one left of four', { application: [1, 4] }, low('application')],
  ['one left of three', { application: [1, 3] }, undefined],
  ['a quarter', { application: [25, 100] }, low('application')],
  ['a quarter and one', { application: [26, 100] }, undefined],
  ['a quarter that is no whole number, below it', { application: [2, 10] }, low('application')],
  ['a quarter that is no whole number, above it', { application: [3, 10] }, undefined],
  [
    'a quarter of several',
    { application: [25, 100], message: [1, 200], document: [50, 100] },
    low('application', 'message'),
  ],
  ['more left than the total', { application: [120, 100] }, undefined],
  ['fifteen days', { endsIn: 15 * day }, ending(15)],
  ['fifteen days and a second', { endsIn: 15 * day + second }, undefined],
  ['fourteen days and a second', { endsIn: 14 * day + second }, ending(15)],
  ['the last day', { endsIn: day }, ending(1)],
  ['the last second', { endsIn: second }, ending(1)],
  ['this moment', { endsIn: 0 }, { of: 'expired' }],
  ['a second ago', { endsIn: -second }, { of: 'expired' }],
  ['long ago', { endsIn: -400 * day }, { of: 'expired' }],
  ['exhausted before an end that is near', { message: [0, 200], endsIn: day }, exhausted('message')],
  ['exhausted before an end that has passed', { message: [0, 200], endsIn: -day }, exhausted('message')],
  ['exhausted before low', { message: [0, 200], application: [1, 100] }, exhausted('message')],
  ['an end that is near before low', { application: [1, 100], endsIn: 15 * day }, ending(15)],
  ['an end that has passed before low', { application: [1, 100], endsIn: -second }, { of: 'expired' }],
  [
    'low once the end is further than fifteen days',
    { application: [1, 100], endsIn: 15 * day + second },
    low('application'),
  ],
]

test.each(cases)('%s', (_, held, warning) => {
  expect(subscriptionWarning(aSubscription(held), now)).toEqual(warning)
})
