import { expect, test } from 'vitest'
import { changeCandidatePassword } from '#contract/accounts/candidate-settings.ts'
import { AskError } from '../ask.ts'
import { besideField } from './beside-field.ts'

const refused = (code: string) =>
  new AskError(changeCandidatePassword, 400, { type: '', title: 'Şifre yanlış', status: 400, detail: 'Böyle.', code })

test('the problem of a field becomes an error of it, in the server’s words', async () => {
  const asking = Promise.reject(refused('accounts.wrongPassword'))
  await expect(besideField('accounts.wrongPassword', 'currentPassword', asking)).rejects.toMatchObject({
    status: 400,
    problem: {
      code: 'accounts.wrongPassword',
      errors: [{ field: 'currentPassword', message: 'Şifre yanlış. Böyle.' }],
    },
  })
})

test('any other problem, a lost connection and an answer stay what they are', async () => {
  const other = refused('accounts.tooManyTries')
  const lost = new AskError(changeCandidatePassword, 'FETCH_ERROR')
  await expect(besideField('accounts.wrongPassword', 'pwd', Promise.reject(other))).rejects.toBe(other)
  await expect(besideField('accounts.wrongPassword', 'pwd', Promise.reject(lost))).rejects.toBe(lost)
  expect(await besideField('accounts.wrongPassword', 'pwd', Promise.resolve('done'))).toBe('done')
})
