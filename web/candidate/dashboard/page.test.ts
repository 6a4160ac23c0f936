import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { listMatches, readCandidateDashboard } from '#contract/candidate-dashboard.ts'
import type { Ask } from '#web/ask.ts'
import type { SignedIn } from '#web/session/store.ts'
import { Answers } from '../../queries/answers.ts'
import { type PageRequest, pageAnswers, pageRequest } from '../../queries/page-request.ts'
import { loader } from './page.tsx'
import { dashboardOf, matchesOf } from './queries.ts'

const myId = '0199a000-0000-7000-8000-0000000000a1'

/** Runs the page's loader on the server, with one failing call. */
async function load(failing: Call) {
  const ask = (async (call: Call) => {
    if (call.path === failing.path) throw new Response(null, { status: 500 })
    return { of: call.path }
  }) as Ask
  const answers = new Answers(ask)
  const context = new RouterContextProvider()
  context.set(pageAnswers, answers)
  context.set(pageRequest, { who: { myId } as SignedIn } as PageRequest)
  const url = new URL('http://kopru.test/student-dashboard')
  await loader({ params: {}, request: new Request(url), url, pattern: url.pathname, context })
  return answers
}

test('without what matches, the page is there all the same: that corner is empty', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answers = await load(listMatches)
  expect(answers.read(dashboardOf(myId))).toEqual({ of: readCandidateDashboard.path })
  expect(answers.find(matchesOf(myId))).toBeUndefined()
  expect(answers.all().map(([key]) => key[0])).toEqual([readCandidateDashboard.path])
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('without the rest, it is not', async () => {
  await expect(load(readCandidateDashboard)).rejects.toMatchObject({ status: 500 })
})
