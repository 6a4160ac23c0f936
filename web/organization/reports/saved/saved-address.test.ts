import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { breakdownInput, breakdownSearchOf } from '../breakdown-search.ts'
import { participantReportInput, participantReportSearchOf } from '../participant-report-search.ts'
import { movingOf } from '../report-search.ts'
import { savedAddress } from './saved-address.ts'

const searchIn = (address: string) => new URLSearchParams(address.slice(address.indexOf('?')))

test('a kept report opens as it was kept: forms, days, comparison, breakdown and filters', () => {
  const form = newId()
  for (const said of [
    `form=${form}&period=own&from=2026-01-01&to=2026-02-01&compare=before&group=gender&status=Submitted.InReview&minAge=18`,
    `form=${form}&period=all&group=answer.${newId()}&submittedFrom=2026-03-01&submittedTo=2026-03-31`,
    `period=all&compare=${form}&search=ay%C5%9Fe&answer=${newId()}~equal~true`,
  ]) {
    const body = breakdownInput(breakdownSearchOf(new URLSearchParams(said)))
    const opened = breakdownSearchOf(searchIn(savedAddress({ kind: 'applications', body })))
    expect(breakdownInput(opened)).toEqual(body)
  }
  const body = participantReportInput(participantReportSearchOf(new URLSearchParams(`form=${form}&group=university`)))
  expect(
    participantReportInput(participantReportSearchOf(searchIn(savedAddress({ kind: 'participants', body })))),
  ).toEqual(body)
})

test('a kept report of the last days moves on with today; its own days stay', () => {
  const now = breakdownSearchOf(new URLSearchParams('period=30&compare=before&group=gender'))
  const kept = { kind: 'applications', body: { ...breakdownInput(now), from: '2025-01-01', to: '2025-01-30' } } as const
  expect(breakdownSearchOf(searchIn(savedAddress({ ...kept, ...movingOf(now) })))).toEqual(now)
  const own = breakdownSearchOf(new URLSearchParams('period=own&from=2025-01-01&to=2025-01-30'))
  expect(movingOf(own)).toEqual({})
  expect(breakdownSearchOf(searchIn(savedAddress({ kind: 'applications', body: breakdownInput(own) })))).toEqual(own)
})
