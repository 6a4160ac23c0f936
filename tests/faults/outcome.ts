import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { agreeAndSend, send } from './applicant.ts'
import type { Answering } from './apps.ts'
import { play, type Scenario } from './scenarios.ts'
import { theAnswers, theFiles } from './the-form.ts'
import { sha256Of, whatIsThere } from './what-is-there.ts'
import { aWorld } from './world.ts'

/** Plays a scenario to its end and looks at what is there then: nothing lost, nothing doubled. */
export async function expectOutcome(browser: Browser, apps: Answering, scenario: Scenario) {
  const world = await aWorld(browser, apps)
  try {
    expect((await play(world, scenario)).lost).toEqual([])
    if (scenario.isTooLate) return await expectKept(world)
    await (scenario.finish ?? send)(world)
    expect(await whatIsThere(world)).toEqual({
      applications: 1,
      status: 'Submitted',
      answers: theAnswers,
      documents: sums,
      handedIn: 2,
      files: 2,
      shelf: 2,
      history: { created: 1, submitted: 1 },
      receipts: 1,
      creditsSpent: 1,
    })
    if (scenario.arm) expect(world.proxy.sprung()).not.toEqual([])
  } finally {
    await world.end()
  }
}

const sums = Object.fromEntries(Object.entries(theFiles).map(([id, { buffer }]) => [id, sha256Of(buffer)]))

async function expectKept(world: Awaited<ReturnType<typeof aWorld>>) {
  await agreeAndSend(world.page).catch(() => {})
  await expect
    .poll(() => world.page.getByText(/başvurular(ı)? kapandı/i).count(), { timeout: 30_000 })
    .toBeGreaterThan(0)
  expect(await whatIsThere(world)).toMatchObject({
    applications: 1,
    status: 'Draft',
    documents: sums,
    files: 2,
    history: { created: 1 },
    receipts: 0,
    creditsSpent: 0,
  })
}
