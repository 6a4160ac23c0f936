import { expect, inject, test } from 'vitest'
import type { FormContent } from '#contract/forms/form-content.ts'
import { demoPassword } from '#demo/accounts.ts'
import { startApp } from '../setup/app.ts'
import { cloneDatabase } from '../setup/clones.ts'

test('what is published in one process is on the cached pages of every process within two seconds', async () => {
  const url = await cloneDatabase(inject('databaseServer'))
  const [first, second] = await Promise.all([startApp(url), startApp(url)])
  try {
    const apps = [first, second]
    const list = '/scholarships?search=iki+surec'
    const seen = (address: string, path: string) => fetch(address + path).then((answer) => answer.text())
    for (const { address } of apps) {
      await seen(address, list)
      expect((await fetch(address + list)).headers.get('x-cache')).toBe('hit')
    }

    const organization = await signedIn(first.address)
    const form = await organization.published('İki Süreç Bursu')
    await shownEverywhere(apps, list, 'İki Süreç Bursu')

    const detail = `/scholarships/iki-surec-bursu-${form.formIdentityNumber}`
    for (const { address } of apps) expect(await seen(address, detail)).toContain('İlk özet')
    await organization.changed(form.id, 'Yeni özet')
    await shownEverywhere(apps, detail, 'Yeni özet')
  } finally {
    await Promise.all([first.stop(), second.stop()])
  }
})

async function shownEverywhere(apps: readonly { address: string }[], path: string, words: string) {
  const published = performance.now()
  for (const { address } of apps) {
    while (!(await (await fetch(address + path)).text()).includes(words)) {
      if (performance.now() - published > 2000) throw new Error(`Two seconds later ${path} still shows the old page.`)
    }
  }
}

/** The demo's organization, by its API. */
async function signedIn(address: string) {
  const ask = async (method: string, path: string, body: object, headers = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
  const session = await ask('POST', '/accounts/token', {
    grantType: 'password',
    email: 'kurum@kopru.test',
    password: demoPassword,
  })
  const forms = `/companies/${session.myId}/forms`
  const own = (method: string, path: string, body: object) =>
    ask(method, forms + path, body, { authorization: `Bearer ${session.accessToken}` })
  const saved = async (id: string, version: number, content: Partial<FormContent>) => {
    const { version: next } = await own('PUT', `/${id}`, { version, ...content })
    return own('POST', `/${id}/publish`, { version: next })
  }

  return {
    async published(title: string): Promise<{ id: string; formIdentityNumber: number }> {
      const { id, version, content } = await own('POST', '', { type: 'scholarship', title })
      const closesAt = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString()
      const basics = { ...content.basics, summary: 'İlk özet', body: '<p>Metin</p>' }
      return saved(id, version, { basics, dates: { ...content.dates, closesAt } })
    },
    async changed(id: string, summary: string) {
      const answer = await fetch(`${address}/api${forms}/${id}`, {
        headers: { authorization: `Bearer ${session.accessToken}` },
      })
      const { version, content } = (await answer.json()) as { version: number; content: FormContent }
      await saved(id, version, { basics: { ...content.basics, summary } })
    },
  }
}
