import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { splitInput } from '#contract/call.ts'
import * as whole from '#contract/companies/company-accounts.ts'
import { stripSchemas } from './strip-schemas.ts'

const transform = stripSchemas.transform as (code: string, id: string) => Promise<string | undefined>
const file = (name: string) => new URL(`../../contract/${name}.ts`, import.meta.url).pathname

test('a call in the browser is its name and its fields, and is sent as the whole one is', async () => {
  const code = (await transform('', file('companies/company-accounts'))) ?? ''
  const written = /export const inviteCompanyAccount = (.*)/.exec(code)?.[1] ?? ''
  const light = JSON.parse(written)
  expect(light).toEqual({
    method: 'POST',
    path: '/companies/:companyId/accounts',
    params: { shape: { companyId: 0 } },
    body: { shape: { email: 0, name: 0, surname: 0, userType: 0, permissions: 0 } },
  })
  const input = { companyId: 'a', email: 'b@c.co', name: 'Ayşe', surname: 'Yılmaz' }
  expect(splitInput(light, input)).toEqual(splitInput(whole.inviteCompanyAccount, input))
})

test('what else a module exports is taken from the whole of it', async () => {
  expect(await transform('', file('companies/company-accounts'))).toContain(
    "export { CompanyAccount } from './company-accounts.ts?whole'",
  )
})

test('a call whose schema is fetched on demand is fetched whole, any other is not', async () => {
  const schema = (file: string) => `(await import('#contract/${file}')).editNote.body`
  const others =
    "import { addNotes } from '#contract/review/notes.ts'; const { list } = await import('#contract/review/notes.ts')"
  expect(await transform(`${others}; ${schema('notes.ts')}`, '/web/page.tsx')).toBe(
    `${others}; ${schema('notes.ts?whole')}`,
  )
})

test('a module without calls stays as it is', async () => {
  expect(await transform('', file('fields/patterns'))).toBeUndefined()
})

test('no page reaches into the schemas of a call, which its browser does not have', () => {
  const reaching =
    /\b(\w+)\.(?:params|query|body|output)\.(?:shape|pick|omit|extend|safeParse|parse|unwrap|strict)\b|useAskForm\(\s*\w+\.body/
  const pages = globSync('web/**/*.{ts,tsx}').filter((page) => !page.endsWith('/schemas.ts'))
  expect(pages.filter((page) => reaching.test(readFileSync(page, 'utf8')))).toEqual([])
})
