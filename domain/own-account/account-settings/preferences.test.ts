import { expect, test } from 'vitest'
import { defaultPreferences } from '#contract/notifications.ts'
import { aCandidate, aCompany, aMember } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { changePreferences, readPreferences } from './preferences.ts'

testDatabase()

const nowhere = { inApp: false, email: false, sms: false }
const everywhere = { inApp: true, email: true, sms: true }

test('an account without preferences gets the defaults', async () => {
  const [ayse, root] = [await aCandidate(), await aCompany()]
  expect(await readPreferences('Candidate')(ayse.caller)).toEqual({ preferences: defaultPreferences.Candidate })
  expect(await readPreferences('Company')(root.caller)).toEqual({ preferences: defaultPreferences.Company })
})

test('a preference is stored, and omitted ones stay', async () => {
  const { caller } = await aCandidate()
  await changePreferences('Candidate')(caller, { preferences: { messages: everywhere, suggestions: nowhere } })
  const changed = await changePreferences('Candidate')(caller, { preferences: { messages: nowhere } })
  const expected = { ...defaultPreferences.Candidate, messages: nowhere, suggestions: nowhere }
  expect(changed).toEqual({ preferences: expected })
  expect(await readPreferences('Candidate')(caller)).toEqual({ preferences: expected })
})

test('an empty change changes nothing', async () => {
  const { caller } = await aCandidate()
  expect(await changePreferences('Candidate')(caller, { preferences: {} })).toEqual({
    preferences: defaultPreferences.Candidate,
  })
})

test('each account of an organization has its own preferences', async () => {
  const root = await aCompany()
  const sub = await aMember(root.companyId, {})
  await changePreferences('Company')(root.caller, { preferences: { credits: nowhere } })
  expect((await readPreferences('Company')(root.caller)).preferences.credits).toEqual(nowhere)
  expect((await readPreferences('Company')(sub.caller)).preferences.credits).toEqual(defaultPreferences.Company.credits)
})
