import { eq } from 'drizzle-orm'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { database } from '#database/connection.ts'
import { sessions } from '#database/schema/accounts.ts'
import { forms, listings } from '#database/schema/forms.ts'
import { sendSignal } from '#database/signals.ts'
import { aCandidate, aCompany, aPublishedForm } from '../builders.ts'
import { signIn } from '../open-page.ts'
import type { Answering } from './apps.ts'
import { type FaultProxy, faultProxy } from './fault-proxy.ts'
import { theContent } from './the-form.ts'

/** One candidate, one form and one browser behind a proxy of its own; isolated from all other scenarios. */
export interface World {
  readonly proxy: FaultProxy
  readonly apps: Answering
  readonly candidateId: string
  readonly companyId: string
  readonly formId: string
  readonly email: string
  readonly context: BrowserContext
  page: Page
  killOne(): Promise<void>
  endSession(): Promise<void>
  /** Moves the form's deadline to so many seconds from now. */
  closeIn(seconds: number): Promise<void>
  end(): Promise<void>
}

export async function aWorld(browser: Browser, apps: Answering): Promise<World> {
  const proxy = await faultProxy(apps.addresses())
  const [candidate, company] = [await aCandidate(), await aCompany()]
  const form = await aPublishedForm(company, { content: theContent() })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await signIn(context, proxy.address, candidate.email)
  return {
    proxy,
    apps,
    context,
    candidateId: candidate.candidateId,
    companyId: company.companyId,
    formId: form.id,
    email: candidate.email,
    page: await context.newPage(),
    async killOne() {
      await apps.killOne()
      proxy.to(apps.addresses())
    },
    async endSession() {
      await database().transaction(async (tx) => {
        const ended = await tx
          .update(sessions)
          .set({ endedAt: new Date() })
          .where(eq(sessions.accountId, candidate.accountId))
          .returning({ id: sessions.id })
        await sendSignal(tx, { kind: 'sessionEnded', sessionIds: ended.map(({ id }) => id) })
      })
    },
    async closeIn(seconds) {
      const closesAt = new Date(Date.now() + seconds * 1000)
      await database().update(forms).set({ closesAt }).where(eq(forms.id, form.id))
      await database().update(listings).set({ closesAt }).where(eq(listings.formId, form.id))
    },
    async end() {
      await context.close()
      await proxy.close()
    },
  }
}
