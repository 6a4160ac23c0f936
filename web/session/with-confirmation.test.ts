import { expect, test, vi } from 'vitest'
import { changeCompanyAccount } from '#contract/companies/company-accounts.ts'
import type { Problem } from '#contract/problems.ts'
import { type Ask, AskError } from '../ask.ts'
import { answerConfirmation, openConfirmation } from './ask-confirmation.ts'
import { withConfirmation } from './with-confirmation.ts'

const confirmation: Problem['confirmation'] = { minutes: 10, ways: ['password'], email: null, gsm: null }
const refusal = new AskError(changeCompanyAccount, 403, {
  type: '',
  title: '',
  status: 403,
  detail: '',
  code: 'accounts.confirmationNeeded',
  confirmation,
})
const input = { companyId: 'c', accountId: 'a', userType: 'Sub' } as const

/** A server that refuses until the person has confirmed, and then echoes the input. */
function aServer() {
  let isConfirmed = false
  const ask = vi.fn(async (_call, given) => {
    if (!isConfirmed) throw refusal
    return given
  })
  return {
    ask: withConfirmation(ask as unknown as Ask),
    calls: ask.mock.calls,
    confirm() {
      isConfirmed = true
      answerConfirmation(true)
    },
  }
}

test('what was refused is made once more as it was, when the person has confirmed', async () => {
  const { ask, calls, confirm } = aServer()
  const asking = ask(changeCompanyAccount, input)
  await vi.waitFor(() => expect(openConfirmation()).toEqual(confirmation))
  confirm()
  expect(await asking).toEqual(input)
  expect(calls).toHaveLength(2)
  expect(openConfirmation()).toBeUndefined()
})

test('two calls at once ask one question', async () => {
  const { ask, calls, confirm } = aServer()
  const both = Promise.all([ask(changeCompanyAccount, input), ask(changeCompanyAccount, input)])
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await vi.waitFor(() => expect(openConfirmation()).toBeDefined())
  confirm()
  expect(await both).toEqual([input, input])
  expect(calls).toHaveLength(4)
})

test('given up, the refusal is the answer and nothing is made again', async () => {
  const { ask, calls } = aServer()
  const asking = ask(changeCompanyAccount, input).catch((error) => error)
  await vi.waitFor(() => expect(openConfirmation()).toBeDefined())
  answerConfirmation(false)
  expect(await asking).toBe(refusal)
  expect(calls).toHaveLength(1)
})
