import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answering, changesUntil, isAnswerable } from './is-answerable.ts'

const hour = 3_600_000
const begins = Date.parse('2026-11-18T07:00:00Z')

interface Case {
  readonly status?: Answering['invitation']['status']
  readonly changeHours?: number | null
  readonly answerBy?: number | null
  /** Milliseconds after `begins` at which each slot begins; the first is chosen, if any is. */
  readonly slots?: readonly number[]
  readonly isChosen?: boolean
  /** By the organization, after the candidate chose it */
  readonly isMoved?: boolean
  readonly applicationStatus?: Answering['applicationStatus']
}

const row = ({ slots = [0], isChosen = false, isMoved = false, applicationStatus = 'InReview', ...given }: Case) => ({
  applicationStatus,
  invitation: {
    status: given.status ?? (isChosen ? 'Accepted' : 'Pending'),
    changeHours: given.changeHours ?? null,
    answerBy: given.answerBy == null ? null : new Date(begins + given.answerBy),
  },
  slots: slots.map((after, index) => ({
    slot: { startsAt: new Date(begins + after) },
    isChosen: isChosen && index === 0,
    isMoved: isMoved && index === 0,
  })),
})

const at = (given: Case, after: number) => isAnswerable(row(given), new Date(begins + after))

test.each<[string, Case, number, boolean]>([
  ['a chosen time until the moment it begins', { isChosen: true }, -1, true],
  ['not from the moment it begins', { isChosen: true }, 0, false],
  ['until a day before it', { isChosen: true, changeHours: 24 }, -24 * hour - 1, true],
  ['not from a day before it', { isChosen: true, changeHours: 24 }, -24 * hour, false],
  ['what was moved, until it begins', { isChosen: true, isMoved: true, changeHours: 24 }, -1, true],
  ['none hours are until it begins', { isChosen: true, changeHours: 0 }, -1, true],
  ['a chosen time after the due date of the answer', { isChosen: true, answerBy: -48 * hour }, -hour, true],
  [
    'the limit counts from the chosen time, not from a later one',
    { isChosen: true, changeHours: 2, slots: [0, 99 * hour] },
    -hour,
    false,
  ],
  ['no answer before its due date', { answerBy: -hour }, -hour - 1, true],
  ['no answer at its due date', { answerBy: -hour }, -hour, false],
  ['no answer while one of the times is to come', { slots: [0, 5 * hour] }, 5 * hour - 1, true],
  ['no answer when the last time begins', { slots: [0, 5 * hour] }, 5 * hour, false],
  ['the limit does not hold for who has not chosen', { changeHours: 24 }, -1, true],
  ['a wish for another time', { status: 'RescheduleRequested' }, -1, true],
  ['an application that was withdrawn', { isChosen: true, applicationStatus: 'Withdrawn' }, -hour, false],
  ...(['Declined', 'Lapsed', 'Cancelled', 'Done', 'NoShow'] as const).map(
    (status) => [status, { status }, -hour, false] as [string, Case, number, boolean],
  ),
])('%s', (_, given, after, answerable) => {
  expect(at(given, after)).toBe(answerable)
})

test('a chosen time can be changed until the limit and not after it, whatever the limit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 720 }),
      fc.integer({ min: -800 * hour, max: 10 * hour }),
      (changeHours, after) => {
        const given = { isChosen: true, changeHours }
        expect(at(given, after)).toBe(after < -changeHours * hour)
        expect(changesUntil(row(given))?.getTime()).toBe(begins - changeHours * hour)
      },
    ),
  )
})
