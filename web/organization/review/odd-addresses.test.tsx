import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { listMailings } from '#contract/mailings/mailings.ts'
import type { Ask } from '#web/ask.ts'
import { Answers } from '#web/queries/answers.ts'
import { AnswersProvider } from '#web/queries/page-queries.ts'
import { type PageRequest, pageAnswers, pageRequest } from '#web/queries/page-request.ts'
import type { SignedIn } from '#web/session/store.ts'
import { rendered } from '../../../tests/rendered.tsx'
import { loader as builder } from '../forms/builder/page.tsx'
import { loader as application } from './application/page.tsx'
import { checkedOf } from './entries/check-step.tsx'
import { GoodRows, goodOf } from './entries/good-rows.tsx'
import { loader as entries } from './entries/page.tsx'
import { loader as interviews } from './interviews/page.tsx'
import { loader as list } from './list/page.tsx'
import { loader as mailings } from './mailings/page.tsx'

const id = (last: string) => `0199a000-0000-7000-8000-0000000000${last}`
const ids = { companyId: id('a1'), formId: id('a2'), listId: id('a3') }

/** Runs a page's loader on the server, and records its calls. */
async function load(page: (args: LoaderFunctionArgs) => Promise<null>, params: Record<string, string>, search = '') {
  const answers = new Answers((async (_: Call, input: object) => input) as unknown as Ask)
  const context = new RouterContextProvider()
  context.set(pageAnswers, answers)
  context.set(pageRequest, { who: { myId: ids.companyId } as SignedIn } as PageRequest)
  const url = new URL(`http://kopru.test/${search}`)
  await page({ params, request: new Request(url), url, pattern: url.pathname, context })
  return answers
}

test('a list of people without a step is checked', async () => {
  const answers = await load(entries, { formId: ids.formId, listId: ids.listId })
  expect(answers.read(checkedOf(ids, 1))).toMatchObject(ids)
  expect(answers.read(goodOf(ids, 1))).toMatchObject(ids)
})

test.each(['constructor', 'toString', '__proto__', 'else'])(
  '%s is no step of it: the list alone is read',
  async (step) => {
    const answers = await load(entries, { formId: ids.formId, listId: ids.listId, step })
    expect(answers.all()).toHaveLength(1)
  },
)

test('what is no id leads to no page', async () => {
  const odd = { formId: ids.formId, listId: 'not-an-id', appId: 'not-an-id' }
  for (const page of [entries, application]) await expect(load(page, odd)).rejects.toMatchObject({ status: 404 })
  for (const page of [entries, application, interviews, mailings, list, builder])
    await expect(load(page, { appId: ids.listId, formId: 'x' })).rejects.toMatchObject({ status: 404 })
})

test.each(['99999999999999999999', '501', '0', '-1', '1.5', 'x', '1e3'])(
  'page %s of what was written is the first',
  async (page) => {
    const answers = await load(mailings, { formId: ids.formId }, `?page=${page}`)
    const asked = answers.all().find(([[path]]) => path === listMailings.path)
    expect(asked?.[1]).toMatchObject({ pageNumber: 1 })
  },
)

test('beyond the last page of people, the page that is shown is marked', async () => {
  const answers = new Answers((async () => ({ items: [], total: 15, pageNumber: 2 })) as unknown as Ask)
  await answers.fetch(goodOf(ids, 9))
  const list = { columns: [] } as unknown as Parameters<typeof GoodRows>[0]['list']
  const html = rendered(
    <AnswersProvider value={answers}>
      <GoodRows ids={ids} list={list} page={9} />
    </AnswersProvider>,
  )
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*>2</)
})
