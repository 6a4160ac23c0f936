import { expect, test } from 'vitest'
import type { applicationResults } from '#database/schema/results/application-results.ts'
import { newId } from '#platform/ids.ts'
import { resultIn } from './result-in.ts'

/** A candidate who was on the waiting list, moved up, declined, and was rejected by a correction. */
const row: typeof applicationResults.$inferSelect = {
  applicationId: newId(),
  formId: newId(),
  companyId: newId(),
  publicationId: null,
  mailingId: null,
  reservePlace: 3,
  feedbackReason: 'quotaFilled',
  feedback: 'Seneye bekleriz.',
  acceptance: 'Declined',
  acceptBy: new Date('2026-11-20T14:00:00Z'),
  answeredAt: new Date('2026-11-18T09:00:00Z'),
  declineReason: 'Başka bir burs aldım.',
  remindedAt: null,
  promoted: true,
}

test('each field of a result is shown only with the decision that it belongs to', () => {
  expect(resultIn('tr', 'Approved', row)).toMatchObject({
    acceptance: 'Declined',
    acceptBy: '2026-11-20T14:00:00.000Z',
    answeredAt: '2026-11-18T09:00:00.000Z',
    declineReason: 'Başka bir burs aldım.',
    feedback: null,
    reservePlace: null,
  })
  expect(resultIn('tr', 'Reserve', row)).toMatchObject({ reservePlace: 3, acceptance: null, feedback: null })
  expect(resultIn('en', 'Rejected', row)).toMatchObject({ acceptance: null, reservePlace: null })
  expect(resultIn('tr', 'Rejected', row)?.feedback).toBe('Kontenjan doldu. Seneye bekleriz.')
  expect(resultIn('tr', 'InReview', row)).toBe(null)
  expect(resultIn('tr', 'Approved', { ...row, acceptance: null })).toBe(null)
  expect(resultIn('tr', 'Rejected', { ...row, feedback: null, feedbackReason: null })).toBe(null)
})
