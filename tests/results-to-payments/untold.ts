import { expect } from 'vitest'
import { answersIn } from '#api/api.ts'
import { type Call, namesIn } from '#contract/call.ts'
import type { Connection } from '#database/connection.ts'
import { byCall } from '../by-call.ts'
import { releaseAll } from '../release-held.ts'
import { byCookie } from './by-cookie.ts'
import { aDecidedForm, type Decided, type DecidedForm } from './decided-form.ts'

// Everything a decided candidate can read, before and after the decision: until publication it must be equal to the
// byte.

const home = '/student-dashboard'
const pages = [
  '',
  '/applications',
  '/documents',
  '/interviews',
  '/notifications',
  '/saved',
  '/profile',
  '/profile/bank',
]

type World = DecidedForm & { readonly people: readonly Decided[] }

/** Three who wait for their result, and have an interview in their calendars. */
export async function peopleWhoWait(address: string, connection: Connection): Promise<World> {
  const form = await aDecidedForm(address, connection, 'Sonucu Beklenen Burs', {
    approved: 1,
    reserves: 1,
    rejected: 1,
  })
  const people = [...form.winners, ...form.reserves, ...form.rejected]
  await connection.pool.query(
    "update applications set status = 'InReview', shown_status = 'InReview' where form_id = $1",
    [form.formId],
  )
  const { ask } = await byCall(address, 'kurum@kopru.test')
  const ofForm = `/companies/${form.companyId}/forms/${form.formId}`
  const tomorrow = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 86_400_000
  type Items = { items: { id: string }[] }
  const { items } = await ask<Items>('POST', `${ofForm}/interviews/availabilities`, {
    starts: [new Date(tomorrow).toISOString()],
    minutes: 30,
    seats: 3,
  })
  await ask('POST', `${ofForm}/interviews`, {
    applicationIds: people.map(({ appId }) => appId),
    availabilityIds: items.map(({ id }) => id),
  })
  await releaseAll(connection)
  for (const { email, candidateId } of people) {
    const { ask: askOwn } = await byCall(address, email)
    const own = `/candidates/${candidateId}/applications/interviews`
    const { items: invited } = await askOwn<Items>('GET', own)
    await askOwn('PATCH', `${own}/${invited[0]?.id}`, { answer: 'accept', slotId: items[0]?.id })
    await askOwn('POST', `${own}/feed`)
  }
  return { ...form, people }
}

/** Everything that an organization can do short of publishing. */
export async function decideInSilence({ address, companyId, formId, people }: World) {
  const { ask } = await byCall(address, 'kurum@kopru.test')
  const ofForm = `/companies/${companyId}/forms/${formId}`
  for (const [at, status] of (['Approved', 'Reserve', 'Rejected'] as const).entries())
    await ask('PUT', `${ofForm}/applications/status`, { applicationIds: [people[at]?.appId], status })
  const [, reserve, rejected] = people
  await ask('PUT', `${ofForm}/applications/feedback`, { applicationIds: [rejected?.appId], reason: 'quotaFilled' })
  await ask('PUT', `${ofForm}/reserves/order`, { applicationIds: [reserve?.appId] })
  const texts = { tr: { subject: 'Sonucun', text: 'Merhaba {{name}}, sonucun: {{status}}.', sms: '' } }
  await ask('PATCH', `${ofForm}/publish-result`, {
    groups: (['Approved', 'Reserve', 'Rejected'] as const).map((decision) => ({ decision, texts, expected: 1 })),
    publishAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  })
}

/** Reads what the candidate can read: pages, their data, calls, calendars, news and whatever was sent to them. */
export async function readerOf(world: World, decided: Decided) {
  const device = await byCookie(world.address, decided.email)
  return () => allThatIsRead(world, decided, device)
}

type Device = Awaited<ReturnType<typeof byCookie>>

async function allThatIsRead(
  { address, connection, formId }: World,
  { appId, candidateId, email }: Decided,
  { page, data, call }: Device,
) {
  const read = new Map<string, string>()
  const keep = (name: string, { status, text }: { status: number; text: string }) => {
    expect([name, status]).toEqual([name, status < 500 ? status : 200])
    read.set(name, untimed(`${status} ${text}`))
  }
  for (const path of [...pages, `/applications/${appId}`]) {
    keep(`page ${path}`, await page(home + path))
    keep(`data ${path}`, await data(home + path))
  }
  const params: Readonly<Record<string, string>> = { candidateId, id: appId, formId }
  for (const { path } of candidateCalls()) {
    keep(`call ${path}`, await call(path.replace(/:(\w+)/g, (_, name) => params[name] ?? '')))
  }
  const feed: { address: string } = JSON.parse(
    (await call(`/candidates/${candidateId}/applications/interviews/feed`)).text,
  )
  const calendar = await fetch(new URL(new URL(feed.address).pathname, address))
  keep('calendar', { status: calendar.status, text: await calendar.text() })
  expect(read.get('calendar')).toContain('BEGIN:VEVENT')
  for (const [name, query] of Object.entries(kept)) {
    const { rows } = await connection.pool.query(query, [email])
    read.set(name, JSON.stringify(rows))
  }
  return read
}

/** Every call by which a candidate reads something of their own that can be named. */
function candidateCalls(): readonly Call[] {
  const known = new Set(['candidateId', 'id', 'formId'])
  return answersIn('local')
    .map(({ call }) => call)
    .filter(({ method, path }) => method === 'GET' && /^\/candidates\/:candidateId\b/.test(path))
    .filter(({ path }) => namesIn(path).every((name) => known.has(name)))
}

/** Waits until nothing is left to do: what follows from an act is sent by a job. */
export const nothingToDo = ({ connection }: World) =>
  expect
    .poll(
      async () => {
        const { rows } = await connection.pool.query(
          "select name from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()",
        )
        return rows
      },
      { timeout: 20_000 },
    )
    .toEqual([])

const ofAccount = 'account_id = (select id from accounts where email = $1)'
const kept = {
  outbox: 'select channel, subject, text, html, calendar from outbox where recipient = $1 order by id',
  news: `select * from notifications where ${ofAccount} order by id`,
} as const

/**
 * Without what differs from one moment to the next: nonces, signed links and until when they are good, when a calendar was
 * written, how long ago something was, how many forms are open (counted once a minute), whether a session is half a minute
 * old, and the order in which the answers of a page came.
 */
const untimed = (text: string) =>
  text
    .replace(
      /(<script[^>]* id="state"[^>]*>)(.*?)(<\/script>)/s,
      (_, begin, state, end) => begin + inOrder(state) + end,
    )
    .replace(/nonce(="|-|\\?":\\?")[\w-]+/g, 'nonce')
    .replace(/token=[\w.%-]+/g, 'token')
    .replace(/eyJ[\w.-]{20,}/g, 'token')
    .replace(/"expiresAt":"[^"]+"/g, '"expiresAt"')
    .replace(/"requestId":"[^"]+"/g, '"requestId"')
    .replace(/(<time [^>]*>)[^<]*/g, '$1')
    .replace(/DTSTAMP:\w+/g, 'DTSTAMP')
    .replace(/"openForms":\d+/g, '"openForms"')
    .replace(/\d+ (?=açık (?:burs|iş|ilan))/g, '')
    .replace(/"isNewSession":(?:true|false)/g, '"isNewSession"')

function inOrder(state: string) {
  const { answers, ...place }: { answers: unknown[] } = JSON.parse(state)
  const each = answers.map((one) => JSON.stringify(one)).sort()
  return `${JSON.stringify(place)} ${each.join('\n')}`
}

/** Where two texts begin to differ, as it stands in both. */
export function difference(before = '', after = '') {
  if (before === after) return undefined
  const at = [...before].findIndex((letter, place) => letter !== after[place])
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 160)
  return { before: around(before), after: around(after) }
}
