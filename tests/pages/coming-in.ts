import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'

export const newPassword = 'Galata-Karakoy7'

let people = 0

/** How people come in: signing up, the e-mails about it, and signing in. */
export function comingIn(address: string) {
  return {
    newEmail: () => `journey-${Date.now().toString(36)}-${++people}@kopru.test`,
    fillAccount,
    signIn,
    isSignedIn,
    mailTo,
    signUp: (email: string) =>
      ask('/accounts/candidate', {
        name: 'Ayşe',
        surname: 'Yılmaz',
        email,
        password: newPassword,
        termsAccepted: true,
        noticeRead: true,
      }),
    verify: async (email: string) => ask('/accounts/verification', { email, code: (await mailTo(email)).code }),
  }

  async function ask(path: string, body: object) {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
  }

  /** The newest e-mail to an address with a link to the page, as soon as it is there. */
  function mailTo(email: string, page = '/verify') {
    return vi.waitFor(async () => {
      const mail = (await messagesTo(email)).find(({ link }) => link?.includes(`${page}?`))
      if (!mail?.link) throw new Error(`No e-mail to ${email} leads to ${page}`)
      return { code: mail.code, link: mail.link }
    }, 10_000)
  }

  async function messagesTo(to: string) {
    const answer = await fetch(`${address}/api/dev/outbox?to=${encodeURIComponent(to)}`)
    return ((await answer.json()) as { items: Message[] }).items
  }
}

interface Message {
  readonly code: string
  readonly link: string | null
}

async function fillAccount(page: Page, email: string) {
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(newPassword)
  await page.getByLabel('Kullanım koşullarını kabul ediyorum').check()
  await page.getByLabel('KVKK aydınlatma metnini okudum').check()
}

async function signIn(page: Page, email: string, secret: string) {
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Şifre', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Giriş yap' }).click()
}

/** The header says who is there, and the cookie that no script can read is there. */
async function isSignedIn(page: Page) {
  await page.getByLabel(/^(Hesap|Account): /).waitFor()
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'kopru_session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
}
