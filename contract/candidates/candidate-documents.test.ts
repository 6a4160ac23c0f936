import { expect, test } from 'vitest'
import { addCandidateDocument, changeCandidateDocument } from './candidate-documents.ts'

test.each([
  ['2026-11-15', true],
  ['2026-02-29', false],
  // ISO 8601 has a year 0; PostgreSQL refuses it.
  ['0000-05-05', false],
  ['9999-12-31', false],
])('a document was issued on a day of our time: %s', (issuedOn, isTaken) => {
  const said = { documentTypeId: 1, note: '', issuedOn, expiresOn: null }
  expect(addCandidateDocument.body.safeParse(said).success).toBe(isTaken)
  expect(changeCandidateDocument.body.safeParse({ ...said, issuedOn: null, expiresOn: issuedOn }).success).toBe(isTaken)
})
