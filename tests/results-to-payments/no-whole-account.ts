import { expect } from 'vitest'
import { byCookie } from './by-cookie.ts'
import type { Decided, DecidedForm } from './decided-form.ts'

const desk = '/organizations-dashboard'
const home = '/student-dashboard'

/** No page, and nothing that a page hands to the browser, holds more of an account's number than is shown of a masked one. */
export async function expectNoWholeAccount(
  { address, connection, companyId, formId }: DecidedForm,
  ibans: readonly string[],
  owner: Decided,
) {
  const { rows } = await connection.pool.query<{ run: string; participant: string }>(
    `select (select id from payment_runs where company_id = $1 limit 1) as run,
       (select id from participants where application_id = $2) as participant`,
    [companyId, owner.appId],
  )
  const [{ run, participant } = { run: '', participant: '' }] = rows
  const month = 'month=2026-11&template=csvTurkish'
  const ofForm = `forms/${formId}`
  await walk(
    address,
    'kurum@kopru.test',
    ibans,
    [
      ...['', '/notifications', '/exports', '/participants', `/participants/${participant}`, '/participants/terms'],
      ...['/payments', '/payments/list?month=all', '/payments/runs', `/payments/runs/${run}`, '/payments/templates'],
      ...['', '/look', '/template', '/check'].map((step) => `/payments/runs/new${step}?${month}`),
      ...[`/${ofForm}/applications`, `/${ofForm}/applications/${owner.appId}`, `/${ofForm}/results`],
    ].map((path) => desk + path),
  )
  await walk(
    address,
    owner.email,
    ibans,
    [
      ...[
        '',
        '/notifications',
        '/documents',
        '/applications',
        `/applications/${owner.appId}`,
        '/profile',
        '/profile/bank',
      ],
    ].map((path) => home + path),
  )
}

async function walk(address: string, email: string, ibans: readonly string[], paths: readonly string[]) {
  const { page, data } = await byCookie(address, email)
  const hidden = ibans.map((iban) => iban.slice(4, -4))
  for (const path of paths)
    for (const [what, read] of Object.entries({ page, data })) {
      const { status, text } = await read(path)
      const letters = text.replace(/(?:\s|&nbsp;|\u00a0)/g, '')
      const found = hidden.filter((digits) => letters.includes(digits))
      expect([what, path, status, found]).toEqual([what, path, 200, []])
    }
}
